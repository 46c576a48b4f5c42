/** Where the shopper is in an endless list. Browser only. spec §9 "infinite scroll distance 2 and throttle 300 ms". */

/** Tenths of the list that may be left below the window when the next page is read. */
const distance = 2;

/** True when less than the distance of the list is left below the window. */
export function isNearEnd(list: Element): boolean {
  const { bottom, height } = list.getBoundingClientRect();
  return bottom - window.innerHeight <= (height * distance) / 10;
}

/** The page whose first card has passed the middle of the window; null before the list is reached. */
export function pageInView(list: Element): number | null {
  const marks = [...list.querySelectorAll<HTMLElement>('[data-page]')];
  const passed = marks.filter((mark) => mark.getBoundingClientRect().top < window.innerHeight / 2);
  const page = (passed.at(-1) ?? marks[0])?.dataset.page;
  return page === undefined ? null : Number(page);
}

/** Runs at once, then at most once in every `ms`, and once more after the last call. */
export function throttle(work: () => void, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const rest = () => {
    timer = undefined;
    if (again) run();
  };
  function run() {
    again = timer !== undefined;
    if (again) return;
    work();
    timer = setTimeout(rest, ms);
  }
  return { run, stop: () => clearTimeout(timer) };
}

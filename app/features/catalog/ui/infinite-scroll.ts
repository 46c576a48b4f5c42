/** Scroll position in a list with infinite scroll. Browser only. */

/** The next page is loaded when less than this many tenths of the list are below the window. */
const distance = 2;

/** True when the rest of the list below the window is within `distance`. */
export function isNearEnd(list: Element): boolean {
  const { bottom, height } = list.getBoundingClientRect();
  return bottom - window.innerHeight <= (height * distance) / 10;
}

/** The page whose first card has passed the middle of the window, else the first page; null without cards. */
export function pageInView(list: Element): number | null {
  const marks = [...list.querySelectorAll<HTMLElement>('[data-page]')];
  const passed = marks.filter((mark) => mark.getBoundingClientRect().top < window.innerHeight / 2);
  const page = (passed.at(-1) ?? marks[0])?.dataset.page;
  return page === undefined ? null : Number(page);
}

/** Runs `work` at once, then at most once every `ms`, and once more after the last call. */
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

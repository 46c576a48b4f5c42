/** Without links that are hidden from screen readers, such as a card's picture: each repeats the link below it. */
const controls = 'a[href]:not([aria-hidden=true]), button, input, select, textarea, summary, label';
/** Distance of the checked points, in px. Controls are at least twice as large. */
const step = 12;
/** Wait after scrolling, a click or a change of the page's height. */
const restMs = 200;

/** `gap`: the box's distance from the window's bottom, in px. Also finds controls in fixed and sticky bars. */
function coversControl(box: HTMLElement, gap: number): boolean {
  // A hidden box isn't at its final position yet, so top and bottom are calculated.
  const { left, right, height } = box.getBoundingClientRect();
  const bottom = window.innerHeight - gap;
  const top = bottom - height;
  const columns = pointsBetween(left, right);
  return pointsBetween(top, bottom).some((y) =>
    columns.some((x) =>
      document
        .elementsFromPoint(x, y)
        .some((one) => !box.contains(one) && one.closest(controls) !== null),
    ),
  );
}

/** With both ends. */
function pointsBetween(from: number, to: number): number[] {
  const count = Math.ceil((to - from) / step);
  return Array.from({ length: count + 1 }, (_, index) => Math.min(from + index * step, to));
}

/**
 * When the page comes to rest, calls `tell` with true if the box covers no control. Returns a function to stop.
 */
export function watchAtRest(
  box: HTMLElement,
  gap: number,
  tell: (isFree: boolean) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => tell(!coversControl(box, gap)), restMs);
  };
  // Its first call comes at once.
  const height = new ResizeObserver(wait);
  height.observe(document.body);
  const events = ['scroll', 'click'];
  for (const name of events) addEventListener(name, wait, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    height.disconnect();
    for (const name of events) removeEventListener(name, wait, { capture: true });
  };
}

/** The bottom of the viewport, or the place below the shop's header. */
export type Spot = 'foot' | 'head';

/** Shoppers buy with these elements, so the newsletter popup must not cover them. */
const keptClear = '[data-keep-clear]';
/** Distance from the window's edge, in px. */
const gaps: Record<Spot, number> = { foot: 16, head: 112 };

const everySpot: readonly Spot[] = ['foot', 'head'];

/**
 * Calls `tell` with the first of `spots` at which the box covers no element with `data-keep-clear`. If there is no such
 * spot, calls `tell` with null. Calls `tell` again if scrolling changes the result. Returns a function that stops these
 * calls. Call this function only in the browser.
 */
export function watchSpots(
  box: HTMLElement,
  tell: (spot: Spot | null) => void,
  spots = everySpot,
): () => void {
  const marked = document.querySelectorAll(keptClear);
  if (marked.length === 0) {
    tell('foot');
    return () => {};
  }
  let stop = () => {};
  // Avoids the forced layout of `getBoundingClientRect`.
  const measure = new IntersectionObserver(([entry]) => {
    measure.disconnect();
    if (entry) stop = watchAround(entry.boundingClientRect, marked, tell, spots);
  });
  measure.observe(box);
  return () => {
    measure.disconnect();
    stop();
  };
}

/** `watchSpots` for a box with these bounds. */
function watchAround(
  { left, right, height: own }: DOMRectReadOnly,
  marked: Iterable<Element>,
  tell: (spot: Spot | null) => void,
  spots: readonly Spot[],
): () => void {
  const { innerWidth: width, innerHeight: height } = window;
  const covered: Record<Spot, Set<Element>> = { foot: new Set(), head: new Set() };
  const observers = spots.map((spot) => {
    const far = height - own - gaps[spot];
    const [top, bottom] = spot === 'foot' ? [far, gaps.foot] : [gaps.head, far];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) covered[spot].add(target);
          else covered[spot].delete(target);
        }
        tell(spots.find((one) => covered[one].size === 0) ?? null);
      },
      // The area that the box would cover.
      {
        rootMargin: [top, width - right, bottom, left]
          .map((px) => `${-Math.floor(px)}px`)
          .join(' '),
      },
    );
    for (const element of marked) observer.observe(element);
    return observer;
  });
  return () => observers.forEach((observer) => observer.disconnect());
}

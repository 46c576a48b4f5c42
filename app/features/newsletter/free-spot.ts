/** 'foot': bottom of the viewport. 'head': below the shop's header. */
export type Spot = 'foot' | 'head';

/** Shoppers buy with these elements. */
const keptClear = '[data-keep-clear]';
/** From the window's edge, in px. */
export const gaps: Record<Spot, number> = { foot: 16, head: 112 };

const spots: readonly Spot[] = ['foot', 'head'];

/**
 * Calls `tell` with the first spot where the box covers no `data-keep-clear` element, or with null, and again if
 * scrolling changes the result. Returns a function to stop. Browser only.
 */
export function watchSpots(box: HTMLElement, tell: (spot: Spot | null) => void): () => void {
  const marked = document.querySelectorAll(keptClear);
  if (marked.length === 0) {
    tell('foot');
    return () => {};
  }
  let stop = () => {};
  // Avoids the forced layout of `getBoundingClientRect`.
  const measure = new IntersectionObserver(([entry]) => {
    measure.disconnect();
    if (entry) stop = watchAround(entry.boundingClientRect, marked, tell);
  });
  measure.observe(box);
  return () => {
    measure.disconnect();
    stop();
  };
}

/** For a box with these bounds. */
function watchAround(
  { left, right, height: own }: DOMRectReadOnly,
  marked: Iterable<Element>,
  tell: (spot: Spot | null) => void,
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

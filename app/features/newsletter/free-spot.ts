/** At the foot of the window, or below the shop's header. */
export type Spot = 'foot' | 'head';

/** What a box must not cover: price, options and buttons of a purchase. */
const keptClear = '[data-keep-clear]';
/** Distance from the foot of the window, and from its head, in px. */
const gaps: Record<Spot, number> = { foot: 16, head: 112 };

/**
 * Tells where a fixed box covers nothing that is marked with `data-keep-clear`: the foot of the window at best; null
 * where neither spot is free. Calls `tell` when that changes by scrolling, at once where nothing is marked; returns a
 * function that ends it. The box must be rendered, at least invisibly. Browser only.
 */
export function watchSpots(box: HTMLElement, tell: (spot: Spot | null) => void): () => void {
  const marked = document.querySelectorAll(keptClear);
  if (marked.length === 0) {
    tell('foot');
    return () => {};
  }
  let stop = () => {};
  // Asked for itself, the box would have the browser lay out the page at once.
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

/** The same for a box of this width and height, and the marked elements. */
function watchAround(
  { left, right, height: own }: DOMRectReadOnly,
  marked: Iterable<Element>,
  tell: (spot: Spot | null) => void,
): () => void {
  const { innerWidth: width, innerHeight: height } = window;
  const covered: Record<Spot, Set<Element>> = { foot: new Set(), head: new Set() };
  const observers = (['foot', 'head'] as const).map((spot) => {
    const far = height - own - gaps[spot];
    const [top, bottom] = spot === 'foot' ? [far, gaps.foot] : [gaps.head, far];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) covered[spot].add(target);
          else covered[spot].delete(target);
        }
        tell(covered.foot.size === 0 ? 'foot' : covered.head.size === 0 ? 'head' : null);
      },
      // The part of the window that the box would take.
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

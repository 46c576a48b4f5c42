import { useCallback, useEffect, useRef, useState } from 'react';
import { scrollBehavior } from './scroll-behavior';

/** In ms: how long the target of a scroll counts as the current slide. */
const scrollTimeoutMs = 2000;

interface Place {
  stops: number;
  at: number;
}

const roomOf = (track: HTMLElement) => track.scrollWidth - track.clientWidth;

/** `scrollLeft` is negative in right-to-left layouts. */
function placeOf(track: HTMLElement): Place {
  const slide = track.firstElementChild as HTMLElement | null;
  if (!slide) return { stops: 1, at: 0 };
  const next = slide.nextElementSibling as HTMLElement | null;
  const pitch = next ? Math.abs(next.offsetLeft - slide.offsetLeft) : slide.offsetWidth;
  const room = roomOf(track);
  const stops = pitch > 0 ? Math.round(room / pitch) + 1 : 1;
  return {
    stops,
    at: room > 0 ? Math.round((Math.abs(track.scrollLeft) / room) * (stops - 1)) : 0,
  };
}

/** Before hydration, the carousel has one stop, and thus no controls. */
export function useCarousel() {
  const track = useRef<HTMLUListElement>(null);
  const moving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [place, setPlace] = useState<Place>({ stops: 1, at: 0 });
  const show = useCallback(
    (next: Place) =>
      setPlace((old) => (old.stops === next.stops && old.at === next.at ? old : next)),
    [],
  );
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const measure = () => {
      if (!moving.current) show(placeOf(element));
    };
    const arrive = () => {
      clearTimeout(moving.current);
      moving.current = undefined;
      measure();
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    element.addEventListener('scrollend', arrive);
    return () => {
      observer.disconnect();
      clearTimeout(moving.current);
      element.removeEventListener('scroll', measure);
      element.removeEventListener('scrollend', arrive);
    };
  }, [show]);
  /** The slide counts as current immediately, so two quick clicks move by two slides. */
  const goTo = (stop: number) => {
    const element = track.current;
    if (!element) return;
    const last = Math.max(1, place.stops - 1);
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollTo({ left: (sign * roomOf(element) * stop) / last, behavior: scrollBehavior() });
    show({ ...place, at: stop });
    clearTimeout(moving.current);
    moving.current = setTimeout(() => {
      moving.current = undefined;
      show(placeOf(element));
    }, scrollTimeoutMs);
    // The pressed arrow disappears and would lose the focus.
    if (stop === 0 || stop === place.stops - 1) element.focus({ preventScroll: true });
  };
  return { track, ...place, goTo };
}

import { useCallback, useEffect, useRef, useState } from 'react';

interface Place {
  /** Stops of the track: how many times one can go on, plus one. */
  stops: number;
  at: number;
}

/** Where a scrolling track stands, and how to move it. Before scripts run there is one stop, hence no controls. */
export function useCarousel() {
  const track = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState<Place>({ stops: 1, at: 0 });
  const measure = useCallback(() => {
    const element = track.current;
    const slide = element?.firstElementChild as HTMLElement | null | undefined;
    if (!element || !slide) return;
    const next = slide.nextElementSibling as HTMLElement | null;
    const pitch = next ? next.offsetLeft - slide.offsetLeft : slide.offsetWidth;
    const room = element.scrollWidth - element.clientWidth;
    const stops = pitch > 0 ? Math.round(room / pitch) + 1 : 1;
    const at = room > 0 ? Math.round((element.scrollLeft / room) * (stops - 1)) : 0;
    setPlace((old) => (old.stops === stops && old.at === at ? old : { stops, at }));
  }, []);
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [measure]);
  const goTo = (stop: number) => {
    const element = track.current;
    if (!element) return;
    const room = element.scrollWidth - element.clientWidth;
    element.scrollTo({ left: (room * stop) / Math.max(1, place.stops - 1), behavior: 'smooth' });
  };
  return { track, ...place, goTo };
}

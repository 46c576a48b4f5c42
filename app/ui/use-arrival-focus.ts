import { useEffect, useRef } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * Focuses the ref's element if the component mounts after hydration, and when `subject` changes. During hydration, this
 * would move the focus while the shopper types. `undefined`: no focus.
 */
export function useArrivalFocus<Arrived extends HTMLElement>(subject: unknown) {
  const element = useRef<Arrived>(null);
  const hydrated = useHydrated();
  const before = useRef(hydrated ? undefined : subject);
  useEffect(() => {
    if (before.current === subject) return;
    before.current = subject;
    if (subject === undefined) return;
    // Pointer users keep their place in the page.
    const preventScroll = !document.activeElement?.matches(':focus-visible');
    element.current?.focus({ preventScroll });
  }, [subject]);
  return element;
}

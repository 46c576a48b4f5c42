import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

const resizeDebounceMs = 100;

/** Closes the `<details>` after a navigation, on Escape, on a click outside, and if the viewport's width changes. */
export function useClosingDetails() {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // Stays open if it was opened before hydration.
    if (shown.current === key) return;
    shown.current = key;
    if (details.current) details.current.open = false;
  }, [key]);
  useEffect(() => {
    let width = window.innerWidth;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const close = () => {
      if (details.current) details.current.open = false;
    };
    // Ignores the height, which changes when a phone hides its address bar.
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (window.innerWidth !== width) close();
        width = window.innerWidth;
      }, resizeDebounceMs);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      close();
      details.current.querySelector('summary')?.focus();
    };
    const onPointerDown = ({ target }: Event) => {
      if (!details.current?.contains(target as Node)) close();
    };
    window.addEventListener('resize', onResize);
    window.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', onResize);
      window.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, []);
  return details;
}

import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

const resizeDebounceMs = 100;

/**
 * Ref for a `<details>` that closes after a navigation, on Escape (which restores the focus), on a click
 * outside, and when the window's width changes, since another layout may have another menu.
 */
export function useClosingDetails() {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // One that was opened before scripts had come stays open.
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
    // Phones resize the window when their address bar hides, so only the width counts.
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

import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

const resizeDebounceMs = 100;

/** A `<details>` that closes after a navigation, on Escape and when the window changes its width (spec §2, §4). */
export function useClosingMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [key]);
  useEffect(() => {
    let width = window.innerWidth;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const close = () => {
      if (menu.current) menu.current.open = false;
    };
    // Phones resize the window when their address bar hides: only the width counts.
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (window.innerWidth !== width) close();
        width = window.innerWidth;
      }, resizeDebounceMs);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    window.addEventListener('resize', onResize);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', onResize);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  return menu;
}

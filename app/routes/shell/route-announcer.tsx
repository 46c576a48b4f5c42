import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/** Delay in ms before the focus moves. A dialog that closes restores the focus first, so the move must come later. */
const focusDelayMs = 50;

/**
 * Moves the focus to the page and announces the page's title after a client-side navigation. Does nothing if only
 * search parameters change.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    const timer = setTimeout(() => {
      document.getElementById('main')?.focus({ preventScroll: true });
      setTitle(document.title);
    }, focusDelayMs);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  );
}

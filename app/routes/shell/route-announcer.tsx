import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/** Delay in ms, in which a dialog that closes with the navigation can restore focus first. */
const focusDelayMs = 50;

/**
 * Moves focus to the page and announces its title after a client-side navigation, as browsers do after loading a page.
 * Does nothing if only search parameters change, such as filters.
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

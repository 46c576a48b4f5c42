import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/** Lets a dialog that closes with the navigation restore the focus first. */
const focusDelayMs = 50;

/**
 * Does after a client-side navigation what browsers do after loading a page: moves the focus to the page
 * and announces its title. Nothing for another view of the same page (filters, sort order).
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

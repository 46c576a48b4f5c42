import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/** Lets a dialog that closes with the navigation restore the focus first. */
const settleMs = 50;

/**
 * Does after a client-side navigation what browsers do after loading a page: moves the focus to the page
 * and announces its title. Nothing for another view of the same page (filters, sort order).
 */
export function Arrival() {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    const timer = setTimeout(() => {
      document.getElementById('main')?.focus({ preventScroll: true });
      setTitle(document.title);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  );
}

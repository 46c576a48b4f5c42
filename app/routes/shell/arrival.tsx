import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/** A layer that closes because of the navigation gives its focus back first. */
const settleMs = 50;

/**
 * What a browser does for a page that it loads, for one that scripts have changed: the focus goes to
 * the page, and its title is read out. Nothing for another view of the same page (filters, an order).
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

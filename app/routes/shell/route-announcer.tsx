import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/** In ms. Lets a dialog that closes with the navigation restore focus first. */
const focusDelayMs = 50;

/**
 * Moves focus to the page and announces its title after a client-side navigation, as browsers do after loading a page.
 * Not for other search parameters of the same page, such as filters.
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

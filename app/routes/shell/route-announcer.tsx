import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/** In ms. By then, a closing dialog has restored the focus. */
const focusDelayMs = 50;

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

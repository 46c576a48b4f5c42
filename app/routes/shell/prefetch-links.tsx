import { PrefetchPageLinks, useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { publicAddress } from '~/addresses';

/** How long a pointer has to rest on a link, in ms: whoever only passes over it costs nothing. */
const restMs = 100;

/** Path and search of the page that a link at or above `target` leads to, when it may be asked for ahead. */
function pageAt(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href || '?', location.href);
  if (url.origin !== location.origin || url.pathname === location.pathname) return undefined;
  return publicAddress(url)?.isFile === false ? url.pathname + url.search : undefined;
}

interface Props {
  /** Events that may say which page is wanted next. */
  signs: readonly string[];
}

/** Fetches the data and modules of the page that the shopper is about to open: that of the link with pointer or focus. */
export function PrefetchLinks({ signs }: Props) {
  const { key } = useLocation();
  const [wanted, setWanted] = useState<{ page: string; from: string }>();
  const begun = useRef(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const consider = ({ target }: { target: EventTarget | null }) => {
      clearTimeout(timer);
      const page = pageAt(target);
      if (page) timer = setTimeout(() => setWanted({ page, from: key }), restMs);
    };
    const stop = () => clearTimeout(timer);
    for (const sign of signs) document.addEventListener(sign, consider, { passive: true });
    document.addEventListener('click', stop);
    // The sign that this was loaded for; on later pages a pointer may rest on a link by chance.
    if (!begun.current) consider({ target: document.querySelector('a:hover, a:focus') });
    begun.current = true;
    return () => {
      stop();
      for (const sign of signs) document.removeEventListener(sign, consider);
      document.removeEventListener('click', stop);
    };
  }, [key, signs]);
  // What was wanted on another page is in the cache, or not wanted any more.
  return wanted?.from === key ? <PrefetchPageLinks page={wanted.page} /> : null;
}

import { PrefetchPageLinks, useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { publicAddress } from '~/addresses';
import { savesData } from '~/ui/saves-data';

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

/**
 * Fetches the data and modules of the page that the shopper is about to open, for links that scripts follow. Before
 * there are scripts, and again where they do not follow, browsers do it themselves by `speculation-rules.json`: the
 * mark on the document tells them. Not for who saves data.
 */
export function Prefetch() {
  const { key } = useLocation();
  const [wanted, setWanted] = useState<{ page: string; from: string }>();
  useEffect(() => {
    document.documentElement.dataset.scripted = '';
  }, []);
  useEffect(() => {
    if (savesData()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const consider = ({ target }: Event) => {
      clearTimeout(timer);
      const page = pageAt(target);
      if (page) timer = setTimeout(() => setWanted({ page, from: key }), restMs);
    };
    const stop = () => clearTimeout(timer);
    const signs = ['pointerover', 'focusin', 'touchstart'];
    for (const sign of signs) document.addEventListener(sign, consider, { passive: true });
    document.addEventListener('click', stop);
    return () => {
      stop();
      for (const sign of signs) document.removeEventListener(sign, consider);
      document.removeEventListener('click', stop);
    };
  }, [key]);
  // What was wanted on another page is in the cache, or not wanted any more.
  return wanted?.from === key ? <PrefetchPageLinks page={wanted.page} /> : null;
}

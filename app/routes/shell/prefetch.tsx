import { PrefetchPageLinks, useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { savesData } from '~/ui/saves-data';

/** Events that may say which page is wanted next. */
const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** How long a pointer has to rest on a link, in ms: whoever only passes over it costs nothing. */
const restMs = 100;

/** A route's `handle` says what is public, but browsers know it only once the route's module is there. */
const publicPages =
  /^\/(?:(?:products|collections|policies)\/.+|pages\/(?!wishlist(?:\/|$)).+|blogs\/journal(?:\/.+)?|search|lists)?$/;

/** Path and search of the page that a link at or above `target` leads to, when it may be prefetched. */
function pageAt(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href || '?', location.href);
  if (url.origin !== location.origin || url.pathname === location.pathname) return undefined;
  return publicPages.test(url.pathname) ? url.pathname + url.search : undefined;
}

/**
 * What `<Link prefetch="intent">` does, once for all links: data and modules of the page that the shopper is about to
 * open. Private pages are never prefetched, whichever link leads there, and nothing is for who saves data. Until there
 * are scripts, browsers prerender pages by `speculation-rules.json`; the mark on the document ends that.
 */
export function Prefetch() {
  const { key } = useLocation();
  const [wanted, setWanted] = useState<{ page: string; from: string }>();
  const begun = useRef(false);
  useEffect(() => {
    document.documentElement.dataset.scripted = '';
  }, []);
  useEffect(() => {
    // Drafts are made for their author alone, when they are opened.
    if (savesData() || 'preview' in document.documentElement.dataset) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const consider = ({ target }: { target: EventTarget | null }) => {
      clearTimeout(timer);
      const page = pageAt(target);
      if (page) timer = setTimeout(() => setWanted({ page, from: key }), restMs);
    };
    const stop = () => clearTimeout(timer);
    for (const sign of signs) document.addEventListener(sign, consider, { passive: true });
    document.addEventListener('click', stop);
    // The move that started the scripts; on later pages a pointer may rest on a link by chance.
    if (!begun.current) consider({ target: document.querySelector('a:hover, a:focus') });
    begun.current = true;
    return () => {
      stop();
      for (const sign of signs) document.removeEventListener(sign, consider);
      document.removeEventListener('click', stop);
    };
  }, [key]);
  // What was wanted on another page is in the cache, or not wanted any more.
  return wanted?.from === key ? <PrefetchPageLinks page={wanted.page} /> : null;
}

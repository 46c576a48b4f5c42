import { PrefetchPageLinks, useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { savesData } from '~/ui/connection';

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** How long a pointer must rest on a link, in ms. */
const restMs = 100;

/**
 * Paths of public pages. They are listed here because a route's handle is unknown in the browser until the route's
 * module has been loaded.
 */
const publicPages =
  /^\/(?:(?:products|collections|policies)\/.+|pages\/(?!wishlist(?:\/|$)).+|blogs\/journal(?:\/.+)?|search|lists)?$/;

function pageAt(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href || '?', location.href);
  if (url.origin !== location.origin || url.pathname === location.pathname) return undefined;
  return publicPages.test(url.pathname) ? url.pathname + url.search : undefined;
}

/**
 * Prefetches the public page to which a link leads when the pointer rests on the link, instead of `<Link
 * prefetch="intent">` on each link. Prefetches nothing with Save-Data. Before hydration, the browser itself prerenders
 * pages, according to `speculation-rules.json`; the attribute `data-scripted` on the document turns this off.
 */
export function Prefetch() {
  const { key } = useLocation();
  const [wanted, setWanted] = useState<{ page: string; from: string }>();
  const begun = useRef(false);
  useEffect(() => {
    document.documentElement.dataset.scripted = '';
  }, []);
  useEffect(() => {
    // Drafts are rendered only when their author opens them.
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
    // On the first page, moving the pointer started hydration, so the pointer may already be on a link that interests
    // the shopper. On later pages, it may be on a link by chance.
    if (!begun.current) consider({ target: document.querySelector('a:hover, a:focus') });
    begun.current = true;
    return () => {
      stop();
      for (const sign of signs) document.removeEventListener(sign, consider);
      document.removeEventListener('click', stop);
    };
  }, [key]);
  // Renders nothing if the page was prefetched from an earlier page: it is cached by now, or the shopper went
  // elsewhere.
  return wanted?.from === key ? <PrefetchPageLinks page={wanted.page} /> : null;
}

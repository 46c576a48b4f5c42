import { PrefetchPageLinks, useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { savesData } from '~/ui/connection';

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** How long a pointer must rest on a link, in ms. */
const restMs = 100;

/**
 * Paths of public pages. The routes' handles can't be used, because in the browser a handle is unknown until its
 * route's module is loaded.
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
 * Replaces `<Link prefetch="intent">` for all links. Never prefetches private pages; with Save-Data, prefetches
 * nothing. Before hydration, browsers prerender pages by `speculation-rules.json`; `data-scripted` on the document ends
 * that.
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
    // On the first page the moving pointer started hydration, so it may already be on a link. On later pages it may
    // rest on a link by chance.
    if (!begun.current) consider({ target: document.querySelector('a:hover, a:focus') });
    begun.current = true;
    return () => {
      stop();
      for (const sign of signs) document.removeEventListener(sign, consider);
      document.removeEventListener('click', stop);
    };
  }, [key]);
  // If the page was prefetched from an earlier page, it is already cached or no longer relevant.
  return wanted?.from === key ? <PrefetchPageLinks page={wanted.page} /> : null;
}

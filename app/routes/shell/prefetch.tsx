import { PrefetchPageLinks, useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { savesData } from '~/ui/connection';

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** In ms: how long a pointer must rest on a link. */
const restMs = 100;

/** The public pages' paths, repeated here, because the browser knows a route's handle only after loading its module. */
export const publicPages =
  /^\/(?:(?:products|collections|policies)\/.+|pages\/(?!(?:wishlist|gift-card-balance)(?:\/|$)).+|blogs\/journal(?:\/.+)?|search)?$/;

function pageAt(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href || '?', location.href);
  if (url.origin !== location.origin || url.pathname === location.pathname) return undefined;
  return publicPages.test(url.pathname) ? url.pathname + url.search : undefined;
}

/**
 * Prefetches a public page when the pointer rests on its link, unless the browser sends Save-Data. Before hydration,
 * the browser prerenders links as defined in `speculation-rules.json`. `data-scripted` on the root element turns these
 * rules off.
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
      if (!page) return;
      timer = setTimeout(() => {
        // Remix reloads the open page if a prefetched module fails to load.
        if (navigator.onLine) setWanted({ page, from: key });
      }, restMs);
    };
    const stop = () => clearTimeout(timer);
    for (const sign of signs) document.addEventListener(sign, consider, { passive: true });
    document.addEventListener('click', stop);
    // Only on the first page: after a client navigation, a link is under the pointer only by chance.
    if (!begun.current) consider({ target: document.querySelector('a:hover, a:focus') });
    begun.current = true;
    return () => {
      stop();
      for (const sign of signs) document.removeEventListener(sign, consider);
      document.removeEventListener('click', stop);
    };
  }, [key]);
  return wanted?.from === key ? <PrefetchPageLinks page={wanted.page} /> : null;
}

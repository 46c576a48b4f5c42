import { useLoaderData, useLocation } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { listSearch, pageSize, type ListQuery, type ProductList } from '../list';
import { isNearEnd, pageInView, throttle } from './infinite-scroll';
import { recallPages, rememberVisit } from './visited-lists';

/** Interval in which the scroll position is checked, in ms. */
const throttleMs = 300;

/**
 * Infinite scroll: loads the next page near the end of the grid, announces what was added, and keeps
 * the URL at the page in view. Going back restores the list (`visited-lists.ts`).
 */
export function useInfiniteList(
  list: ProductList,
  query: ListQuery,
  hrefOf: (pageNo: number) => string,
  source: Record<string, string>,
) {
  const data = useLoaderData();
  const { pathname, search } = useLocation();
  const grid = useRef<HTMLDivElement>(null);
  // The first page is the loader's, so that it is always as new as that.
  const [later, setLater] = useState(() => recallPages(pathname + search)?.slice(1) ?? []);
  const pages = useMemo(() => [list, ...later], [list, later]);
  const [loading, setLoading] = useState(false);
  const [news, setNews] = useState('');
  /** The request in flight. */
  const busy = useRef<AbortController | null>(null);

  const last = pages.at(-1) ?? list;
  const products = useMemo(() => withoutRepeats(pages.flatMap((page) => page.products)), [pages]);
  const reached = query.pageNo * pageSize + products.length;
  const more = last.count === null ? last.hasNext : last.count > reached;

  const loadMore = useCallback(async () => {
    if (busy.current || !more) return;
    const control = new AbortController();
    busy.current = control;
    setLoading(true);
    const next = { ...query, pageNo: query.pageNo + pages.length };
    try {
      const reply = await fetch(`/lists${listSearch(next, source)}`, { signal: control.signal });
      if (!reply.ok) throw new Error(`HTTP ${reply.status}`);
      const page = (await reply.json()) as ProductList;
      const known = new Set(products.map(({ id }) => id));
      const fresh = page.products.filter(({ id }) => !known.has(id));
      setLater([...later, { ...page, products: fresh, hasNext: page.hasNext && fresh.length > 0 }]);
      const shown = products.length + fresh.length;
      const of = page.count === null ? '' : ` of ${page.count}`;
      setNews(`${fresh.length} more products. ${shown}${of} shown.`);
    } catch (error) {
      if (!control.signal.aborted) console.warn('The next products could not be read.', error);
    } finally {
      if (busy.current === control) busy.current = null;
      if (!control.signal.aborted) setLoading(false);
    }
  }, [later, more, pages.length, products, query, source]);

  useEffect(() => () => busy.current?.abort(), []);

  const latest = useRef({ loadMore, pages, data, hrefOf });
  useEffect(() => {
    latest.current = { loadMore, pages, data, hrefOf };
    rememberVisit(currentAddress(), { data, pages });
  });

  // At the very end of the list there is no further scroll event, so check again after each page.
  useEffect(() => {
    if (pages.length > 1 && grid.current && isNearEnd(grid.current)) void latest.current.loadMore();
  }, [pages.length]);

  useEffect(() => {
    const look = () => {
      const element = grid.current;
      if (!element) return;
      const now = latest.current;
      const inView = pageInView(element);
      const address = inView === null ? null : now.hrefOf(inView);
      // Not through the router, which would reload the page.
      if (address && address !== currentAddress() && isSamePath(address)) {
        window.history.replaceState(window.history.state, '', address);
        rememberVisit(currentAddress(), now);
      }
      if (isNearEnd(element)) void now.loadMore();
    };
    const onScroll = throttle(look, throttleMs);
    window.addEventListener('scroll', onScroll.run, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll.run);
      onScroll.stop();
    };
  }, []);

  return { grid, products, news, loading, more, loadMore };
}

/** A first page that was read anew can hold what a later page held before. */
function withoutRepeats<T extends { id: unknown }>(items: T[]): T[] {
  const seen = new Set<unknown>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}

const currentAddress = () => window.location.pathname + window.location.search;
/** False while a navigation to another page is under way. */
const isSamePath = (address: string) => address.split('?')[0] === window.location.pathname;

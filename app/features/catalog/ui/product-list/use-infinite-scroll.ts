import { useLoaderData, useLocation } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { listSearch, pageNosOf, type ListQuery, type ProductList } from '../../product-list';
import type { CardProduct } from '../../card-product';
import { cachedList, cacheList } from './list-cache';

const throttleMs = 300;

export interface LoadFailure {
  /** False until the server's `Retry-After` has passed. */
  canRetry: boolean;
}

/** Announces each loaded page, and updates the URL to the page in view. After a failure, a button retries. */
export function useInfiniteScroll(
  list: ProductList,
  query: ListQuery,
  source: Record<string, string>,
) {
  const data = useLoaderData();
  const { pathname, search } = useLocation();
  const grid = useRef<HTMLDivElement>(null);
  const [restored] = useState(() => {
    const cached = cachedList(pathname + search);
    // Scrolling changes the URL's page number. If the loader has since read another first page, cached pages don't fit.
    return cached?.data === data ? cached : undefined;
  });
  const [later, setLater] = useState(() => restored?.pages?.slice(1) ?? []);
  const [shown] = useState(() => restored?.shown ?? new Map<string, CardProduct>());
  const pages = useMemo(() => [list, ...later], [list, later]);
  const [loading, setLoading] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const [failure, setFailure] = useState<LoadFailure | null>(null);
  const busy = useRef<AbortController | null>(null);
  const retryTimer = useRef<number>();
  // Refs, because a scroll may come between a reply and the next render.
  const reachedNo = useRef(query.pageNo);
  const failed = useRef(false);

  const last = pages.at(-1) ?? list;
  const products = useMemo(() => withoutRepeats(pages.flatMap((page) => page.products)), [pages]);
  // Doesn't use the count, which can include products that pages leave out.
  const hasMore = last.hasNext;
  const nextPageNo = query.pageNo + pages.length;
  const pageNos = useMemo(() => pageNosOf(pages, query.pageNo), [pages, query.pageNo]);

  const loadMore = useCallback(async () => {
    if (busy.current || !hasMore || nextPageNo <= reachedNo.current) return;
    const control = new AbortController();
    busy.current = control;
    setLoading(true);
    let retryAfter = 0;
    const next = { ...query, pageNo: nextPageNo };
    try {
      const reply = await fetch(`/product-list${listSearch(next, source)}`, {
        signal: control.signal,
      });
      retryAfter = Number(reply.headers.get('Retry-After')) || 0;
      if (!reply.ok) throw new Error(`HTTP ${reply.status}`);
      const page = (await reply.json()) as ProductList;
      reachedNo.current = nextPageNo;
      failed.current = false;
      const shownIds = new Set(products.map(({ id }) => id));
      const fresh = page.products.filter(({ id }) => !shownIds.has(id));
      setLater([...later, { ...page, products: fresh }]);
      const reached = products.length + fresh.length;
      const of = page.count === null ? '' : ` of ${page.count}`;
      setAnnouncement(`${fresh.length} more products. ${reached}${of} shown.`);
      setFailure(null);
    } catch (error) {
      if (!control.signal.aborted) {
        console.warn('The next products could not be read.', error);
        failed.current = true;
        setFailure({ canRetry: retryAfter === 0 });
        retryTimer.current = window.setTimeout(
          () => setFailure({ canRetry: true }),
          retryAfter * 1000,
        );
      }
    } finally {
      if (busy.current === control) busy.current = null;
      if (!control.signal.aborted) setLoading(false);
    }
  }, [later, hasMore, nextPageNo, products, query, source]);

  useEffect(
    () => () => {
      busy.current?.abort();
      clearTimeout(retryTimer.current);
    },
    [],
  );

  const own = pathname + search;
  const latest = useRef({ loadMore, pages, shown, data, own });
  useEffect(() => {
    latest.current = { loadMore, pages, shown, data, own };
    // The URL may already be the next list's, which must not get these pages.
    if (listOf(currentAddress()) === listOf(own))
      cacheList(currentAddress(), { data, pages, shown });
  });

  // A new page may be too short to cause a scroll event, so this checks for the next one.
  useEffect(() => {
    if (pages.length > 1 && grid.current && isNearEnd(grid.current) && isFilled(latest.current))
      void latest.current.loadMore();
  }, [pages.length]);

  useEffect(() => {
    const check = () => {
      const element = grid.current;
      if (!element) return;
      const now = latest.current;
      const inView = pageInView(element);
      // If the URL is already the next list's, it must stay. Uses `replaceState`, because the router would reload the
      // page.
      const isOwn = listOf(now.own) === listOf(currentAddress());
      const address = isOwn && inView !== null ? addressAt(inView) : currentAddress();
      if (address !== currentAddress()) {
        window.history.replaceState(window.history.state, '', address);
        cacheList(currentAddress(), now);
      }
      if (!failed.current && isNearEnd(element) && isFilled(now)) void now.loadMore();
    };
    const onScroll = throttle(check, throttleMs);
    window.addEventListener('scroll', onScroll.run, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll.run);
      onScroll.stop();
    };
  }, []);

  return {
    grid,
    products,
    pageNos,
    shown,
    announcement,
    loading,
    failure,
    hasMore,
    nextPageNo,
    loadMore,
  };
}

/** False after a page without new products: then only the link loads more, which prevents endless requests. */
const isFilled = ({ pages }: { pages: readonly ProductList[] }): boolean =>
  pages.at(-1)?.products.length !== 0;

/** A reloaded first page can contain items of later pages. */
function withoutRepeats<T extends { id: unknown }>(items: T[]): T[] {
  const seen = new Set<unknown>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}

const currentAddress = () => window.location.pathname + window.location.search;

/** The current address with another page number. Other parameters, such as those of a campaign, stay as they are. */
function addressAt(pageNo: number): string {
  const others = window.location.search
    .slice(1)
    .split('&')
    .filter((one) => one && !/^pageNo(=|$)/.test(one));
  const search = [...others, ...(pageNo > 0 ? [`pageNo=${pageNo}`] : [])].join('&');
  return window.location.pathname + (search && `?${search}`);
}

function listOf(address: string): string {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  searchParams.delete('pageNo');
  return `${pathname}?${searchParams}`;
}

/** The next page loads if less than this many tenths of the list are below the viewport. */
const distance = 2;

function isNearEnd(list: Element): boolean {
  const { bottom, height } = list.getBoundingClientRect();
  return bottom - window.innerHeight <= (height * distance) / 10;
}

function pageInView(list: Element): number | null {
  const marks = [...list.querySelectorAll<HTMLElement>('[data-page]')];
  const passed = marks.filter((mark) => mark.getBoundingClientRect().top < window.innerHeight / 2);
  const page = (passed.at(-1) ?? marks[0])?.dataset.page;
  return page === undefined ? null : Number(page);
}

/** Calls `work` at most once per `ms`. A call during the pause runs at its end. */
function throttle(work: () => void, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const rest = () => {
    timer = undefined;
    if (again) run();
  };
  function run() {
    again = timer !== undefined;
    if (again) return;
    work();
    timer = setTimeout(rest, ms);
  }
  return { run, stop: () => clearTimeout(timer) };
}

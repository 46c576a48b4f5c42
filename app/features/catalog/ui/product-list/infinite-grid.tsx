import { Link } from '@remix-run/react';
import { type ReactNode, useEffect, useRef, type RefObject } from 'react';
import { Button, buttonClass } from '~/ui/button';
import { Pager } from '~/ui/pager';
import { isPlainClick } from '~/ui/plain-click';
import { useHydrated } from '~/ui/use-hydrated';
import type { CardProduct } from '../../card-product';
import { pageCountOf, type ListQuery, type ProductList } from '../../product-list';
import { ShownFinishes } from '../product-card/use-finishes';
import { ProductGrid } from './product-grid';
import { useInfiniteScroll } from './use-infinite-scroll';

interface Props {
  list: ProductList;
  query: ListQuery;
  hrefOf(query: ListQuery): string;
  source: Record<string, string>;
  action?: (product: CardProduct) => ReactNode;
}

/** Links to the previous and next page; scripts append pages. */
export function InfiniteGrid({ list, query, hrefOf, source, action }: Props) {
  const hydrated = useHydrated();
  const pageHref = (pageNo: number) => hrefOf({ ...query, pageNo });
  const scroll = useInfiniteScroll(list, query, source);
  const { grid, products, pageNos, shown, announcement, loading, failure, loadMore } = scroll;
  useEagerOnSafari(grid, products.length);
  const listEnd = useEndFocus(grid, scroll.nextPageNo - 1);
  const first = query.pageNo;
  return (
    <>
      {first > 0 && (
        <p className="mb-8 text-center">
          <Link to={pageHref(first - 1)} discover="none" rel="prev" className={buttonClass(small)}>
            Previous products
          </Link>
        </p>
      )}
      <div ref={grid}>
        <h2 className="sr-only">Products</h2>
        <ShownFinishes.Provider value={shown}>
          <ProductGrid products={products} pageNos={pageNos} action={action} beside />
        </ShownFinishes.Provider>
      </div>
      <p role="status" className={failure ? 'pt-12 pb-4 text-center' : 'sr-only'}>
        {failure ? 'We can’t load more products right now.' : announcement}
      </p>
      {!hydrated && (
        <Pager
          page={first}
          pageCount={pageCountOf(list, first)}
          hasNext={list.hasNext}
          hrefOf={pageHref}
        />
      )}
      {hydrated && failure && (
        <p {...listEnd} data-list-end className="text-center">
          {/* `disabled` would lose the focus. */}
          <Button
            type="button"
            {...small}
            aria-disabled={!failure.canRetry || loading}
            onClick={() => {
              if (failure.canRetry) void loadMore();
            }}
          >
            {loading ? 'Loading…' : 'Try again'}
          </Button>
        </p>
      )}
      {hydrated && scroll.hasMore && !failure && (
        <p {...listEnd} data-list-end className="pt-12 text-center">
          <Link
            to={pageHref(scroll.nextPageNo)}
            discover="none"
            rel="next"
            className={buttonClass(small)}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              void loadMore();
            }}
          >
            {loading ? 'Loading…' : 'Show more'}
          </Link>
        </p>
      )}
    </>
  );
}

const small = { look: 'outline', small: true } as const;

/** If the focused control at the list's end is removed, focuses its replacement or the last page's first card. */
function useEndFocus(grid: RefObject<HTMLElement>, lastPageNo: number) {
  const end = useRef<HTMLParagraphElement>(null);
  /** React doesn't call `onBlur` for elements that it removes. */
  const focused = useRef(false);
  useEffect(() => {
    if (!focused.current || end.current?.contains(document.activeElement)) return;
    focused.current = false;
    const control = end.current?.querySelector<HTMLElement>('a, button');
    const card = grid.current?.querySelector<HTMLElement>(`[data-page="${lastPageNo}"] h3 a`);
    // `preventScroll` keeps the place in the page for pointer users.
    (control ?? card)?.focus({ preventScroll: true });
  });
  return {
    ref: end,
    onFocus: () => void (focused.current = true),
    onBlur: () => void (focused.current = false),
  };
}

const isSafari = () =>
  /^((?!chrome|chromium|android|crios|fxios).)*safari/i.test(window.navigator.userAgent);

/** Safari leaves lazy pictures blank after long jumps. */
function useEagerOnSafari(grid: RefObject<HTMLElement>, count: number): void {
  useEffect(() => {
    if (!isSafari()) return;
    for (const image of grid.current?.querySelectorAll('img') ?? []) image.loading = 'eager';
  }, [grid, count]);
}

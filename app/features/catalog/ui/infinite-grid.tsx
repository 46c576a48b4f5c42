import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { buttonClass } from '~/ui/button';
import { Pager } from '~/ui/pager';
import { useHydrated } from '~/ui/use-hydrated';
import type { CardProduct } from '../card';
import { pageSize, type ListQuery, type ProductList } from '../list';
import { ProductGrid } from './product-grid';
import { useEagerOnSafari } from './use-eager-on-safari';
import { useInfiniteList } from './use-infinite-list';

interface Props {
  list: ProductList;
  query: ListQuery;
  hrefOf(query: ListQuery): string;
  source: Record<string, string>;
  action?: (product: CardProduct) => ReactNode;
}

/** The products of a page, with links to the previous and next page; scripts append the next pages. */
export function InfiniteGrid({ list, query, hrefOf, source, action }: Props) {
  const hydrated = useHydrated();
  const pageHref = (pageNo: number) => hrefOf({ ...query, pageNo });
  const { grid, products, news, loading, more, loadMore } = useInfiniteList(
    list,
    query,
    pageHref,
    source,
  );
  useEagerOnSafari(grid, products.length);
  const first = query.pageNo;
  const next = first + Math.ceil(products.length / pageSize);
  return (
    <>
      {hydrated && first > 0 && (
        <p className="mb-8 text-center">
          <Link to={pageHref(first - 1)} rel="prev" className={buttonClass(small)}>
            Earlier products
          </Link>
        </p>
      )}
      <div ref={grid}>
        <h2 className="sr-only">Products</h2>
        <ProductGrid products={products} firstPage={first} action={action} />
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
      {!hydrated && (
        <Pager
          page={first}
          pageCount={list.count === null ? null : Math.ceil(list.count / pageSize)}
          hasNext={list.hasNext}
          hrefOf={pageHref}
        />
      )}
      {hydrated && more && (
        <p data-list-end className="pt-12 text-center">
          <Link
            to={pageHref(next)}
            rel="next"
            className={buttonClass(small)}
            onClick={(event) => {
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

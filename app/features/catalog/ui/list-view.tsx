import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { CurrencyCode } from '~/platform/stores/codes';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import type { CardProduct } from '../card';
import { isFiltered, noFilter } from '../filters';
import { listSearch, listWith, type ListQuery, type ProductList, type Sort } from '../list';
import { InfiniteGrid } from './infinite-grid';
import { FilterChips } from './filter-chips';
import { Filters } from './filter-panel';
import { SortForm } from './sort-form';

interface Props {
  list: ProductList;
  /** Currency of the prices. */
  currency: CurrencyCode;
  query: ListQuery;
  /** The list's path: '/collections/pendants', '/search'. */
  path: string;
  /** Query parameters besides the list's own: the search term. */
  keep?: Record<string, string>;
  /** Parameters of `/lists`, which returns further pages: `{ collection: 'pendants' }`. */
  source: Record<string, string>;
  offered: readonly Sort[];
  ownOrder: string;
  /** Shown below each card: an add button. */
  action?: (product: CardProduct) => ReactNode;
}

/** A product list with filters, sort order and paging; with scripts, infinite scroll. */
export function ListView(props: Props) {
  const { list, currency, query, path, keep = {}, source, offered, ownOrder, action } = props;
  const { key } = useLocation();
  const hrefOf = (one: ListQuery) => `${path}${listSearch(one, keep)}`;
  const { types, tags, price } = query.filter;
  const chosen = types.flat().length + tags.flat().length + (price ? 1 : 0);
  const { count, products } = list;
  const isNothing = products.length === 0;
  return (
    <>
      <div className="relative mb-8 border-t border-stone pt-4">
        <Filters list={list} query={query} hrefOf={hrefOf} keep={keep} chosen={chosen} />
        <div className="flex flex-wrap items-center justify-between gap-4 border-b border-stone pb-4 sm:absolute sm:top-2.5 sm:right-0 sm:border-0 sm:pb-0">
          <p className="small text-muted tabular-nums" role="status">
            {count !== null && `${count} ${count === 1 ? 'product' : 'products'}`}
          </p>
          <SortForm query={query} offered={offered} ownOrder={ownOrder} keep={keep} />
        </div>
      </div>
      <FilterChips query={query} currency={currency} hrefOf={hrefOf} />
      {isNothing && query.pageNo > 0 && (
        <EmptyState
          title={`There is no page ${query.pageNo + 1} here`}
          action={
            <ButtonLink to={hrefOf({ ...query, pageNo: 0 })}>Back to the first page</ButtonLink>
          }
        >
          The list may have become shorter since.
        </EmptyState>
      )}
      {isNothing && query.pageNo === 0 && isFiltered(query.filter) && (
        <EmptyState
          title="Nothing matches all of that"
          action={
            <ButtonLink to={hrefOf(listWith(query, { filter: noFilter }))}>
              Clear all filters
            </ButtonLink>
          }
        >
          Try taking one of the filters away.
        </EmptyState>
      )}
      {!isNothing && <InfiniteGrid key={key} {...{ list, query, hrefOf, source, action }} />}
    </>
  );
}

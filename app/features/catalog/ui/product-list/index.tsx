import { Form, useLocation, useNavigation, useSubmit } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { CurrencyCode } from '~/platform/stores/codes';
import { ButtonLink, Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Select } from '~/ui/select';
import type { CardProduct } from '../../card-product';
import { designsOf } from '../../designs';
import { isFiltered, noFilter, filterFields } from '../../filters';
import { noneWithFilters } from '../../no-results';
import {
  isNothing,
  listSearch,
  listWith,
  readListQuery,
  type ListQuery,
  type ProductList,
  type Sort,
  sorts,
} from '../../product-list';
import { InfiniteGrid } from './infinite-grid';
import { FilterButton, FilterChips, FilterPanel, HiddenFields } from './filters';

interface Props {
  list: ProductList;
  currency: CurrencyCode;
  query: ListQuery;
  path: string;
  searchParams?: Record<string, string>;
  /** Parameters of `/product-list`: `{ collection: 'pendants' }`. */
  source: Record<string, string>;
  sortOptions: readonly Sort[];
  defaultSortLabel: string;
  /** False if the page announces the count itself. */
  announced?: boolean;
  action?: (product: CardProduct) => ReactNode;
}

/** Infinite scroll needs scripts. */
export function ProductListView(props: Props) {
  const { list, currency, query, path, searchParams = {}, source, action } = props;
  const { announced = true } = props;
  const { key } = useLocation();
  const hrefOf = (one: ListQuery) => `${path}${listSearch(one, searchParams)}`;
  const coming = useComing(path, searchParams);
  // During a navigation, further selections are added to the coming query.
  const asked = coming ?? query;
  // Ignored if the source can't apply it.
  const inStock = asked.filter.inStock && list.facets.inStock !== null;
  const price = list.facets.noPrice ? null : asked.filter.price;
  const chosen = { ...asked, filter: { ...asked.filter, inStock, price } };
  const { types, tags } = chosen.filter;
  const filterCount =
    types.flat().length + tags.flat().length + (price ? 1 : 0) + (inStock ? 1 : 0);
  const { count, products } = list;
  const nothing = isNothing(list);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-stone pt-4 xl:mb-8 xl:border-b xl:pb-4">
        <FilterButton count={filterCount} />
        <SortForm
          query={chosen}
          sortOptions={props.sortOptions}
          defaultSortLabel={props.defaultSortLabel}
          searchParams={searchParams}
        />
        <p
          className="mb-5 w-full border-t border-stone pt-4 small text-muted tabular xl:order-first xl:m-0 xl:w-auto xl:border-0 xl:p-0"
          role={announced ? 'status' : undefined}
        >
          {count !== null && countText(count, products)}
        </p>
      </div>
      <div className="xl:grid xl:grid-cols-[15rem_minmax(0,1fr)] xl:gap-x-12">
        <FilterPanel
          list={list}
          query={chosen}
          hrefOf={hrefOf}
          searchParams={searchParams}
          busy={coming !== null}
        />
        <div>
          <FilterChips list={list} query={chosen} currency={currency} hrefOf={hrefOf} />
          {nothing && query.pageNo > 0 && (
            <EmptyState
              title={`There’s no page ${query.pageNo + 1} here`}
              action={
                <ButtonLink to={hrefOf({ ...query, pageNo: 0 })}>Back to the first page</ButtonLink>
              }
            >
              The list may have changed since your last visit.
            </EmptyState>
          )}
          {nothing && query.pageNo === 0 && isFiltered(query.filter) && (
            <EmptyState
              title={noneWithFilters}
              action={
                <ButtonLink to={hrefOf(listWith(query, { filter: noFilter }))}>
                  Clear all filters
                </ButtonLink>
              }
            >
              Try removing a filter.
            </EmptyState>
          )}
          {!nothing && <InfiniteGrid key={key} {...{ list, query, hrefOf, source, action }} />}
        </div>
      </div>
    </>
  );
}

/** '14 products', or '14 products in 5 designs' if the page has the complete list and fewer cards than products. */
function countText(count: number, products: readonly CardProduct[]): string {
  const text = `${count} ${count === 1 ? 'product' : 'products'}`;
  const designs = designsOf(products).length;
  if (products.length < count || designs === count) return text;
  return `${text} in ${designs} ${designs === 1 ? 'design' : 'designs'}`;
}

function useComing(path: string, searchParams: Record<string, string>): ListQuery | null {
  const { location } = useNavigation();
  if (location?.pathname !== path) return null;
  const params = new URLSearchParams(location.search);
  const isSameList = Object.entries(searchParams).every(([name, is]) => params.get(name) === is);
  return isSameList ? readListQuery(params) : null;
}

function SortForm({
  query,
  sortOptions,
  defaultSortLabel,
  searchParams,
}: Required<Pick<Props, 'query' | 'sortOptions' | 'defaultSortLabel' | 'searchParams'>>) {
  const submit = useSubmit();
  const options = [
    { value: '', label: defaultSortLabel },
    ...sortOptions.map((value) => ({ value, label: sorts[value] })),
  ];
  const form = useRef<HTMLFormElement>(null);
  const value = query.sort ?? '';
  const shown = useRef(value);
  // Sets the uncontrolled select after a URL change. Resetting it with a new `key` would lose the focus.
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    const select = form.current?.querySelector('select');
    if (select) select.value = value;
  }, [value]);
  return (
    <Form ref={form} method="get" className="flex items-end gap-3">
      <HiddenFields fields={{ ...searchParams, ...filterFields(query.filter) }} />
      <Select
        label="Sort by"
        hideLabel
        name="sort"
        choices={options}
        defaultValue={value}
        onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
      />
      {/* In <noscript>, because removing it by script would shift the layout. */}
      <noscript>
        <Button look="outline" className="shrink-0">
          Sort
        </Button>
      </noscript>
    </Form>
  );
}

/** Product lists: page, sort order and URL. Safe in the browser. */
import type { CardProduct } from './card-product';
import type { Facets } from './facets';
import { filterFields, noFilter, readFilter, type ListFilter } from './filters';

/** Products on one page of a list. */
export const pageSize = 20;

export interface ListQuery {
  /** 0-based. */
  pageNo: number;
  sort: Sort | null;
  filter: ListFilter;
}

/** The first page in the list's default order, unfiltered. */
export const firstPage: ListQuery = { pageNo: 0, sort: null, filter: noFilter };

export interface ProductList {
  products: CardProduct[];
  /** Number of all matches, not only of this page; null where the source cannot count. */
  count: number | null;
  hasNext: boolean;
  facets: Facets;
  /** True when these are only the first matches by name, because the search itself failed. */
  limited?: true;
}

/** What scripts read of a list. */
export interface FoundList extends ProductList {
  /** Of a search's first page: pages and articles. */
  texts?: { title: string; path: string }[];
}

export interface Collection extends ProductList {
  handle: string;
  title: string;
  /** Already cleaned. */
  descriptionHtml: string;
  seo: { title: string | null; description: string | null };
}

/** The `sort` values of Shopify's own collection pages, in the order of the menu. */
export const sorts = {
  manual: 'Featured',
  'best-selling': 'Best selling',
  'title-ascending': 'Name, A to Z',
  'title-descending': 'Name, Z to A',
  'price-ascending': 'Price, low to high',
  'price-descending': 'Price, high to low',
  'created-descending': 'Newest first',
  'created-ascending': 'Oldest first',
} as const;

export type Sort = keyof typeof sorts;

/** Orders of a search besides relevance. */
export const searchSorts = ['price-ascending', 'price-descending'] as const satisfies Sort[];

const isSort = (value: string): value is Sort => Object.hasOwn(sorts, value);

/** Search parameters of a list. */
export const listParams = ['pageNo', 'sort', 'type', 'tag', 'minPrice', 'maxPrice'];

/**
 * Parses `?pageNo=&sort=&type=&tag=&minPrice=&maxPrice=`. Anything but a whole number from 0 is page 0;
 * an unknown sort is the default order.
 */
export function readListQuery(params: URLSearchParams): ListQuery {
  const pageNo = params.get('pageNo') ?? '';
  const sort = params.get('sort') ?? '';
  return {
    pageNo: /^\d{1,5}$/.test(pageNo) ? Number(pageNo) : 0,
    sort: isSort(sort) ? sort : null,
    filter: readFilter(params),
  };
}

/**
 * '?q=lamp&tag=…&sort=…&pageNo=2', without the first page and the default order. The filters'
 * separators are left unescaped, for readable URLs.
 */
export function listSearch(query: ListQuery, extra: Record<string, string> = {}): string {
  const params = new URLSearchParams({ ...extra, ...filterFields(query.filter) });
  if (query.sort) params.set('sort', query.sort);
  if (query.pageNo > 0) params.set('pageNo', String(query.pageNo));
  const text = params.toString().replaceAll('%7E', '~').replaceAll('%2C', ',');
  return text ? `?${text}` : '';
}

/** The query with another filter or order, which starts again at the first page. */
export const listWith = (
  query: ListQuery,
  change: Partial<Omit<ListQuery, 'pageNo'>>,
): ListQuery => ({
  ...query,
  ...change,
  pageNo: 0,
});

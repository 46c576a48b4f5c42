/**
 * Parses and writes the URL of product lists: page number, sort order and filters. This module can run in the browser.
 */
import type { CardProduct } from './card-product';
import type { Facets } from './facets';
import { filterFields, noFilter, readFilter, type ListFilter } from './filters';

export const pageSize = 20;

export interface ListQuery {
  /** 0-based. */
  pageNo: number;
  sort: Sort | null;
  filter: ListFilter;
}

/** The first page in the default order, without filters. */
export const firstPage: ListQuery = { pageNo: 0, sort: null, filter: noFilter };

export interface ProductList {
  products: CardProduct[];
  /** Number of all matches; null if the source can't count. */
  count: number | null;
  hasNext: boolean;
  facets: Facets;
  /** This field is true if the search failed and the list contains the quick search's results. */
  limited?: true;
}

/** The JSON response for scripts. */
export interface FoundList extends ProductList {
  /** Pages and articles, on the first page of a search. */
  texts?: { title: string; path: string }[];
  /** The term to try instead, with its products, for a search without results. */
  suggestion?: { term: string; isSpelling: boolean; products: CardProduct[] };
}

export interface Collection extends ProductList {
  handle: string;
  title: string;
  /** The HTML is already cleaned. */
  descriptionHtml: string;
  seo: { title: string | null; description: string | null };
}

/** Shopify's `sort` values, in menu order. */
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

/** Sort orders in addition to relevance. */
export const searchSorts = ['price-ascending', 'price-descending'] as const satisfies Sort[];

const isSort = (value: string): value is Sort => Object.hasOwn(sorts, value);

export const listParams = ['pageNo', 'sort', 'type', 'tag', 'minPrice', 'maxPrice', 'inStock'];

/** An invalid page number becomes 0. An unknown sort order becomes the default order. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const pageNo = params.get('pageNo') ?? '';
  const sort = params.get('sort') ?? '';
  return {
    pageNo: /^\d{1,5}$/.test(pageNo) ? Number(pageNo) : 0,
    sort: isSort(sort) ? sort : null,
    filter: readFilter(params),
  };
}

/** '?q=lamp&tag=…&sort=…&pageNo=2', without defaults. Separators stay unescaped for readability. */
export function listSearch(query: ListQuery, extra: Record<string, string> = {}): string {
  const params = new URLSearchParams({ ...extra, ...filterFields(query.filter) });
  if (query.sort) params.set('sort', query.sort);
  if (query.pageNo > 0) params.set('pageNo', String(query.pageNo));
  const text = params.toString().replaceAll('%7E', '~').replaceAll('%2C', ',');
  return text ? `?${text}` : '';
}

/** Returns to the first page. */
export const listWith = (
  query: ListQuery,
  change: Partial<Omit<ListQuery, 'pageNo'>>,
): ListQuery => ({
  ...query,
  ...change,
  pageNo: 0,
});

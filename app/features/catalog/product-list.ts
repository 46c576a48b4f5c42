import type { CardProduct } from './card-product';
import type { Facets } from './facets';
import { filterFields, noFilter, readFilter, type ListFilter } from './filters';
import { pageSize } from './page-size';

export interface ListQuery {
  /** 0-based. */
  pageNo: number;
  sort: Sort | null;
  filter: ListFilter;
}

/** Default order, without filters. */
export const firstPage: ListQuery = { pageNo: 0, sort: null, filter: noFilter };

export interface ProductList {
  products: CardProduct[];
  /** All matches; null if the source can't count. */
  count: number | null;
  hasNext: boolean;
  facets: Facets;
  /** Set for a later page if lists leave out all its products, for example because they are samples. */
  onlyLeftOut?: true;
  /** The search failed; these are the quick search's results. */
  limited?: true;
}

/** A page without products can have a next page, because lists leave some products out. */
export const isNothing = ({
  products,
  hasNext,
  onlyLeftOut,
}: Pick<ProductList, 'products' | 'hasNext' | 'onlyLeftOut'>): boolean =>
  products.length === 0 && !hasNext && !onlyLeftOut;

/** JSON for scripts. */
export interface FoundList extends ProductList {
  texts?: { title: string; path: string }[];
  /** How the results differ from what was searched for: 'No results for ‘couch’. Showing results for ‘sofa’.' */
  note?: string;
  suggestion?: { term: string; isSpelling: boolean; search: string; products: CardProduct[] };
}

export interface Collection extends ProductList {
  handle: string;
  title: string;
  descriptionHtml: string;
  seo: { title: string | null; description: string | null };
}

/** Null if unknown. `count` leaves out samples, so there can be more pages than it implies. */
export const pageCountOf = (
  { count, hasNext }: Pick<ProductList, 'count' | 'hasNext'>,
  pageNo: number,
): number | null =>
  count === null ? null : hasNext ? Math.max(Math.ceil(count / pageSize), pageNo + 2) : pageNo + 1;

/** Page numbers by product id. Pages can have fewer products than `pageSize`, because lists leave some products out. */
export const pageNosOf = (
  pages: readonly { products: readonly Pick<CardProduct, 'id'>[] }[],
  first: number,
): ReadonlyMap<string, number> => {
  const pageNos = new Map<string, number>();
  for (const [index, { products }] of pages.entries())
    for (const { id } of products) if (!pageNos.has(id)) pageNos.set(id, first + index);
  return pageNos;
};

/** Shopify's values, in menu order. */
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

/** In addition to relevance. */
export const searchSorts = ['price-ascending', 'price-descending'] as const satisfies Sort[];

const isSort = (value: string): value is Sort => Object.hasOwn(sorts, value);

export const listParams = ['pageNo', 'sort', 'type', 'tag', 'minPrice', 'maxPrice', 'inStock'];

/** Invalid values become page 0 and the default order. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const pageNo = params.get('pageNo') ?? '';
  const sort = params.get('sort') ?? '';
  return {
    pageNo: /^\d{1,5}$/.test(pageNo) ? Number(pageNo) : 0,
    sort: isSort(sort) ? sort : null,
    filter: readFilter(params),
  };
}

/** '?q=lamp&tag=…&sort=…&pageNo=2', without defaults. Separators stay unescaped. */
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

/** Maps our `sort` values to the Storefront API's sort keys. */
import type {
  ProductCollectionSortKeys,
  SearchSortKeys,
} from '@shopify/hydrogen/storefront-api-types';
import type { Sort } from '../product-list';

interface Order<Key> {
  sortKey: Key;
  reverse: boolean;
}

const collectionKeys = {
  manual: ['MANUAL', false],
  'best-selling': ['BEST_SELLING', false],
  'title-ascending': ['TITLE', false],
  'title-descending': ['TITLE', true],
  'price-ascending': ['PRICE', false],
  'price-descending': ['PRICE', true],
  'created-descending': ['CREATED', true],
  'created-ascending': ['CREATED', false],
} as const satisfies Record<Sort, readonly [ProductCollectionSortKeys, boolean]>;

export function collectionSort(sort: Sort | null): Order<ProductCollectionSortKeys> {
  const [sortKey, reverse] = sort ? collectionKeys[sort] : (['COLLECTION_DEFAULT', false] as const);
  return { sortKey, reverse };
}

/** Shopify's search sorts by relevance and price only. */
export const searchSort = (sort: Sort | null): Order<SearchSortKeys> =>
  sort === 'price-ascending' || sort === 'price-descending'
    ? { sortKey: 'PRICE', reverse: sort === 'price-descending' }
    : { sortKey: 'RELEVANCE', reverse: false };

import type { Sort } from '../../storage/types';

export const collectionSorts = {
  BEST_SELLING: 'best-selling',
  COLLECTION_DEFAULT: 'collection',
  CREATED: 'created',
  ID: 'id',
  MANUAL: 'manual',
  PRICE: 'price',
  RELEVANCE: 'relevance',
  TITLE: 'title',
} as const satisfies Record<string, Sort>;

export const productSorts = {
  BEST_SELLING: 'best-selling',
  CREATED_AT: 'created',
  ID: 'id',
  PRICE: 'price',
  PRODUCT_TYPE: 'type',
  RELEVANCE: 'relevance',
  TITLE: 'title',
  UPDATED_AT: 'updated',
  VENDOR: 'vendor',
} as const satisfies Record<string, Sort>;

export const searchSorts = { PRICE: 'price', RELEVANCE: 'relevance' } as const satisfies Record<
  string,
  Sort
>;

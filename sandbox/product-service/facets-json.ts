import type { SqlStorage } from '@cloudflare/workers-types';
import { facets } from '../shopify/storage/facets';
import type { Listing } from '../shopify/storage/types';

/**
 * `facets`, over all matches and not only this page. Prices are hundredths of the request's
 * currency.
 */
export function facetsJson(sql: SqlStorage, listing: Listing, count: number) {
  const { collection, words, groups, price, currency } = listing;
  const found = facets(sql, { collection, words, groups, price, currency });
  return {
    count,
    types: found.types,
    tags: found.tags,
    vendors: found.vendors,
    price: found.price,
  };
}

import type { SqlStorage } from '@cloudflare/workers-types';
import { filterSql, numbers } from './filter-sql';
import { cached } from './list-cache';
import { productsByIds } from './products';
import { priceColumn } from './tables';
import type { Listing, Page } from './types';

export function findProducts(sql: SqlStorage, listing: Listing): Page {
  const { offset = 0, limit, sort, reverse = false, ...filter } = listing;
  const key = JSON.stringify([filter, sort, reverse]);
  const ids = cached(sql, key, () => orderedIds(sql, listing));
  const page = [...ids.subarray(offset, offset + limit)];
  return { products: productsByIds(sql, page), count: ids.length };
}

function orderedIds(sql: SqlStorage, listing: Listing): Float64Array {
  const { sql: from, bindings } = filterSql(listing, listing.sort === 'relevance');
  return numbers(sql, { sql: `SELECT p.id ${from} ORDER BY ${orderBy(listing)}`, bindings });
}

/** Equal values are sorted by ascending ID in both directions. */
function orderBy({ sort, reverse, collection, words, currency }: Listing): string {
  const column = {
    collection: collection === undefined ? 'p.id' : 'c.position',
    manual: collection === undefined ? 'p.id' : 'c.position',
    'best-selling': '-p.sales',
    title: 'p.title_key',
    price: `p.${priceColumn(currency)}`,
    created: 'p.created_at',
    updated: 'p.updated_at',
    vendor: 'p.vendor_key',
    type: 'p.type_key',
    id: 'p.id',
    relevance: words ? 'w.tier' : 'p.id',
  }[sort];
  return `${column} ${reverse ? 'DESC' : 'ASC'}, p.id`;
}

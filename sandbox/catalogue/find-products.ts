import type { SqlStorage } from '@cloudflare/workers-types';
import { matching, numbers } from './matching';
import { productsByIds } from './read';
import { remember } from './remembered';
import { priceColumn } from './tables';
import type { Listing, Page } from './types';

/** One page of the published products that match, in order, and how many match at all. */
export function findProducts(sql: SqlStorage, listing: Listing): Page {
  const ids = orderedIds(sql, listing);
  const start = listing.after ? behind(ids, listing.after.lastId) : 0;
  const end = listing.before ? Math.max(start, ids.indexOf(listing.before.lastId)) : ids.length;
  const { offset = 0, limit, fromEnd = false } = listing;
  const from = fromEnd ? Math.max(start, end - offset - limit) : Math.min(end, start + offset);
  const to = fromEnd ? Math.max(from, end - offset) : Math.min(end, from + limit);
  return {
    products: productsByIds(sql, [...ids.subarray(from, to)]),
    count: ids.length,
    offset: from,
  };
}

/** A product that no longer matches leaves nothing behind it. */
function behind(ids: Float64Array, lastId: number): number {
  const index = ids.indexOf(lastId);
  return index < 0 ? ids.length : index + 1;
}

function orderedIds(sql: SqlStorage, listing: Listing): Float64Array {
  const {
    sort,
    reverse = false,
    after: _a,
    before: _b,
    offset: _o,
    limit: _l,
    fromEnd: _f,
    ...filter
  } = listing;
  const key = JSON.stringify([filter, sort, reverse]);
  return remember(sql, key, () => {
    const { sql: from, bindings } = matching(filter, sort === 'relevance');
    const order = orderBy(listing);
    return numbers(sql, { sql: `SELECT p.id ${from} ORDER BY ${order}`, bindings });
  });
}

/** Ties go by id, upwards in both directions. */
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

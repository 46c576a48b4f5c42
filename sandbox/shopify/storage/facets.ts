import type { SqlStorage } from '@cloudflare/workers-types';
import { filterSql } from './filter-sql';
import { cached } from './list-cache';
import { priceColumn } from './tables';
import type { FacetValue, Facets, Filter } from './types';

/** Sorted by count, then name. */
export function facets(sql: SqlStorage, filter: Filter): Facets {
  return cached(sql, `facets ${JSON.stringify(filter)}`, () => countFacets(sql, filter));
}

function countFacets(sql: SqlStorage, filter: Filter): Facets {
  const { sql: from, bindings } = filterSql(filter, false);
  const column = priceColumn(filter.currency);
  const rows = sql
    .exec(
      `WITH m AS MATERIALIZED (SELECT p.id, p.type, p.vendor, p.available ${from})
      SELECT 'type', type, count(*) FROM m GROUP BY type
      UNION ALL SELECT 'vendor', vendor, count(*) FROM m GROUP BY vendor
      UNION ALL SELECT 'available', available, count(*) FROM m GROUP BY available
      UNION ALL SELECT t.kind, t.label, n FROM (
        SELECT term_id, count(*) AS n FROM m JOIN product_terms ON product_id = m.id
        GROUP BY term_id) JOIN terms t ON t.id = term_id
      UNION ALL SELECT 'price', min(${column}), max(${column}) FROM m
        JOIN variants ON product_id = m.id`,
      ...bindings,
    )
    .raw<[string, string | number | null, number | null]>();
  const counted = [...rows];
  const of = (kind: string): FacetValue[] =>
    counted
      .filter(([one]) => one === kind)
      .map(([, value, count]) => ({ value: String(value), count: count ?? 0 }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const available = of('available');
  const [, min, max] = counted.find(([kind]) => kind === 'price') ?? [];
  return {
    types: of('type'),
    tags: of('tag'),
    vendors: of('vendor'),
    options: of('option').map(splitOption),
    available: {
      yes: available.find(({ value }) => value === '1')?.count ?? 0,
      no: available.find(({ value }) => value === '0')?.count ?? 0,
    },
    price: { min: Number(min ?? 0), max: Number(max ?? 0) },
  };
}

function splitOption({ value, count }: FacetValue): Facets['options'][number] {
  const [name = '', ...rest] = value.split('=');
  return { name, value: rest.join('='), count };
}

/** Filters and facets in the product service's own words. contracts §4.2, §4.4. */
import type { WireFacets } from '~/services/product-service/wire';
import { noFacets, type Facets } from '../facets';
import type { ListFilter } from '../filters';

/** Prices go out in hundredths, of every currency alike (spec §9). */
const hundredths = (amount: number) => Math.round(amount * 100);

/** The `query` parameter: clauses that must all hold; null without any. */
export function filterClauses({ types, tags, price }: ListFilter): string | null {
  const groups = (field: string, lists: string[][]) =>
    lists.map((value) => ({ field, operator: 'IN', value }));
  const clauses = [
    ...groups('product_type', types),
    ...groups('tags', tags),
    ...(price
      ? [
          {
            field: 'price',
            operator: 'BETWEEN',
            value: [hundredths(price.min), hundredths(price.max)],
          },
        ]
      : []),
  ];
  // The service takes ten groups in all.
  return clauses.length > 0 ? JSON.stringify(clauses.slice(0, 10)) : null;
}

/** Prices become major units. */
export function toFacets(wire: WireFacets | undefined): Facets {
  if (!wire) return noFacets;
  const { types, tags, price } = wire;
  return { types, tags, price: price && { min: price.min / 100, max: price.max / 100 } };
}

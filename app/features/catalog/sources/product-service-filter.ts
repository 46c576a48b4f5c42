/** Converts filters and facets to and from the product service's form. */
import type { WireFacets } from '~/services/product-service/product-service.schema';
import { noFacets, type Facets } from '../facets';
import type { ListFilter } from '../filters';

/** The service takes prices × 100 for every currency, including those without decimals such as JPY. */
const hundredths = (amount: number) => Math.round(amount * 100);

/** The `query` parameter: a JSON array of clauses that must all match; null without any. */
export function filterClauses({ types, tags, price }: ListFilter): string | null {
  const groups = (field: string, lists: string[][]) =>
    lists.map((value) => ({ field, operator: 'IN', value }));
  const range = price && {
    field: 'price',
    operator: 'BETWEEN',
    value: [hundredths(price.min), hundredths(price.max)],
  };
  const clauses = [
    // The service accepts at most ten groups.
    ...[...groups('product_type', types), ...groups('tags', tags)].slice(0, 10),
    ...(range ? [range] : []),
  ];
  return clauses.length > 0 ? JSON.stringify(clauses) : null;
}

/** Converts prices from hundredths to major units. */
export function toFacets(wire: WireFacets | undefined): Facets {
  if (!wire) return noFacets;
  const { types, tags, price } = wire;
  return { types, tags, price: price && { min: price.min / 100, max: price.max / 100 } };
}

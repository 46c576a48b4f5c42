/** Filters and facets in the commerce backend's own words. contracts §1.9, §4.9. */
import * as v from 'valibot';
import { noFacets, type Facets } from '../facets';
import { isSameValue, type ListFilter, type PriceRange } from '../filters';
import type { OfferedFilter } from './storefront-wire';

export interface StorefrontFilter {
  productType?: string;
  tag?: string;
  /** Major units, unlike the product service's. */
  price?: PriceRange;
}

export interface AskedFilter {
  filters: StorefrontFilter[];
  /** Tag groups that the backend cannot hold at once with the one it was sent. */
  rest: string[][];
  /** No product can match: it has one type only. */
  impossible: boolean;
}

/** Entries of one kind are alternatives there, so only one group of tags can be sent. */
export function toStorefrontFilter({ types, tags, price }: ListFilter): AskedFilter {
  const [firstTypes = [], ...otherTypes] = types;
  const common = firstTypes.filter((type) =>
    otherTypes.every((group) => group.some((other) => isSameValue(type, other))),
  );
  const [firstTags = [], ...rest] = tags;
  return {
    filters: [
      ...common.map((productType) => ({ productType })),
      ...firstTags.map((tag) => ({ tag })),
      ...(price ? [{ price }] : []),
    ],
    rest,
    impossible: types.length > 0 && common.length === 0,
  };
}

/** Whether a product's tags satisfy every group. */
export const hasAllTags = (tags: readonly string[], groups: string[][]): boolean =>
  groups.every((group) => group.some((one) => tags.some((tag) => isSameValue(tag, one))));

/** What choosing a value would send. */
const input = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.object({ productType: v.string() }),
    v.object({ tag: v.string() }),
    v.object({ price: v.object({ min: v.number(), max: v.number() }) }),
  ]),
);

/** Offered filters of kinds that this shop has no use for (availability, options) are passed over. */
export function toFacets(offered: readonly OfferedFilter[]): Facets {
  const facets: Facets = { ...noFacets, types: [], tags: [] };
  for (const { count, input: text } of offered.flatMap(({ values }) => values)) {
    const parsed = v.safeParse(input, text);
    if (!parsed.success) continue;
    const { output } = parsed;
    if ('productType' in output) facets.types.push({ value: output.productType, count });
    else if ('tag' in output) facets.tags.push({ value: output.tag, count });
    else facets.price = output.price;
  }
  return facets;
}

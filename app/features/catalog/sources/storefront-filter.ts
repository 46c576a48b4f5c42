/** Converts filters and facets to and from the Storefront API's form. */
import * as v from 'valibot';
import { noFacets, type Facets } from '../facets';
import { isSameValue, type ListFilter, type PriceRange } from '../filters';
import type { OfferedFilter } from './storefront.schema';

export interface StorefrontFilter {
  productType?: string;
  tag?: string;
  /** Major units (the product service takes hundredths). */
  price?: PriceRange;
}

export interface AskedFilter {
  filters: StorefrontFilter[];
  /** Tag groups that cannot be sent along and must be applied here. */
  rest: string[][];
  /** True when no product can match: two type groups exclude each other, and a product has one type. */
  impossible: boolean;
}

/** Shopify combines filters of the same kind with OR, so only one group of tags can be sent. */
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

/** True when the tags match every group. */
export const hasAllTags = (tags: readonly string[], groups: string[][]): boolean =>
  groups.every((group) => group.some((one) => tags.some((tag) => isSameValue(tag, one))));

/** A filter value's `input`, which is JSON in a string. */
const input = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.object({ productType: v.string() }),
    v.object({ tag: v.string() }),
    v.object({ price: v.object({ min: v.number(), max: v.number() }) }),
  ]),
);

/** Other kinds of filters that Shopify offers (availability, options) are ignored. */
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

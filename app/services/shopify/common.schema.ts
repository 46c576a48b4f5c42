import * as v from 'valibot';

/** A `Decimal` string such as "25.0", in major units. */
const decimal = v.pipe(v.string(), v.transform(Number), v.number());

/** ISO 8601. */
export const dateTime = v.pipe(
  v.string(),
  v.check((value) => !Number.isNaN(Date.parse(value))),
);

/** An empty or inaccessible metafield becomes null. */
export const metafieldSchema = v.pipe(
  v.object({ value: v.string() }),
  v.transform(({ value }) => value || null),
);

/** For types from which the GraphQL document selects no fields. */
export const otherType = v.pipe(
  v.strictObject({}),
  v.transform(() => null),
);

/** Major units and ISO 4217. */
export const moneySchema = v.pipe(
  v.object({ amount: decimal, currencyCode: v.string() }),
  v.transform(({ amount, currencyCode }) => ({ amount, currency: currencyCode })),
);

/** Most product images are square. */
const unknownSize = 1200;

export const imageSchema = v.pipe(
  v.object({
    url: v.string(),
    altText: v.nullish(v.string()),
    width: v.nullish(v.number(), unknownSize),
    height: v.nullish(v.number(), unknownSize),
  }),
  v.transform(({ url, altText, width, height }) => ({
    src: url,
    alt: altText ?? '',
    width,
    height,
  })),
);

/** Undefined if there is no restriction. */
export const quantityRuleSchema = v.pipe(
  v.nullish(
    v.object({
      minimum: v.number(),
      maximum: v.nullish(v.number(), null),
      increment: v.pipe(v.number(), v.minValue(1)),
    }),
  ),
  v.transform((rule) =>
    rule && (rule.minimum > 1 || rule.maximum !== null || rule.increment > 1) ? rule : undefined,
  ),
);

/** `gid://shopify/Product/42` → '42'. */
export const digitsOf = (gid: string): string => /\/(\d+)(?:\?|$)/.exec(gid)?.[1] ?? '';

const gramsPer: Record<string, number> = {
  GRAMS: 1,
  KILOGRAMS: 1000,
  OUNCES: 28.349523125,
  POUNDS: 453.59237,
};

/** Null if the weight is missing or the unit is unknown. */
export function gramsOf(weight: number | null, unit: string): number | null {
  const factor = gramsPer[unit];
  return weight && factor ? Math.round(weight * factor) : null;
}

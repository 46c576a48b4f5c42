/** Schemas of the Storefront API's common types. */
import * as v from 'valibot';

/** `Decimal`, a string such as "25.0", to a number in major units. */
const decimal = v.pipe(v.string(), v.transform(Number), v.number());

/** `MoneyV2` → `Money`: major units and ISO 4217. */
export const moneySchema = v.pipe(
  v.object({ amount: decimal, currencyCode: v.string() }),
  v.transform(({ amount, currencyCode }) => ({ amount, currency: currencyCode })),
);

/** Used when width or height is null; most product pictures are square. */
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

/** `QuantityRule`; undefined where any number of pieces may be bought, as of nearly all variants. */
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

/** Grams from a weight and its `WeightUnit`; null without a weight and for an unknown unit. */
export function gramsOf(weight: number | null, unit: string): number | null {
  const factor = gramsPer[unit];
  return weight && factor ? Math.round(weight * factor) : null;
}

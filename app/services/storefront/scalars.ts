/** Wire schemas that every document of the commerce backend shares. contracts §1.5. */
import * as v from 'valibot';

/** `Decimal` is text; becomes major units. */
const decimal = v.pipe(v.string(), v.transform(Number), v.number());

/** MoneyV2 → major units and ISO 4217. */
export const moneySchema = v.pipe(
  v.object({ amount: decimal, currencyCode: v.string() }),
  v.transform(({ amount, currencyCode }) => ({ amount, currency: currencyCode })),
);

/** Width and height are nullable; a square is what most product pictures are. */
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

/** `gid://shopify/Product/42` → '42'. */
export const digitsOf = (gid: string): string => /\/(\d+)(?:\?|$)/.exec(gid)?.[1] ?? '';

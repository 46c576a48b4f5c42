/** For cached values; validates without transforming. */
import * as v from 'valibot';
import type { CardProduct } from './card-product';
import type { Facets } from './facets';
import type { Product, VariantChoice } from './product';
import type { Collection, ProductList } from './product-list';
import type { Sample } from './sample';

const text = v.string();
const optionalText = v.nullable(v.string());
const money = v.object({ amount: v.number(), currency: v.string() });
const image = v.object({ src: text, alt: text, width: v.number(), height: v.number() });
const swatch = v.object({ handle: text, hex: text, label: text });
const valueSwatch = { hex: v.exactOptional(text), image: v.exactOptional(text) };
const seo = v.object({ title: optionalText, description: optionalText });
const fact = v.object({ term: text, text, also: v.optional(text) });
const stock = {
  inventory: v.number(),
  policy: v.picklist(['CONTINUE', 'DENY']),
  available: v.boolean(),
  preorder: optionalText,
  backorder: optionalText,
};
const rating = v.object({
  value: v.number(),
  best: v.number(),
  worst: v.number(),
  count: v.number(),
});
const prices = { price: money, priceMax: money, compareAt: v.nullable(money) };
const named = {
  id: text,
  gid: text,
  handle: text,
  title: text,
  vendor: text,
  finish: optionalText,
  rating: v.nullable(rating),
};

const variant = v.object({
  id: text,
  gid: text,
  title: text,
  sku: optionalText,
  barcode: optionalText,
  facts: v.array(fact),
  grams: v.nullable(v.number()),
  options: v.array(text),
  price: money,
  compareAt: v.nullable(money),
  ...stock,
  left: v.nullable(v.number()),
  rule: v.exactOptional(
    v.object({
      minimum: v.number(),
      maximum: v.nullable(v.number()),
      increment: v.number(),
    }),
  ),
  availableFrom: optionalText,
  image: v.nullable(image),
  requiresShipping: v.exactOptional(v.literal(false)),
});

export const variantChoiceSchema: v.GenericSchema<unknown, VariantChoice> = v.object({
  handle: text,
  title: text,
  finish: optionalText,
  image: v.nullable(image),
  variants: v.array(
    v.object({
      id: text,
      title: text,
      price: money,
      available: v.boolean(),
      image: v.nullable(image),
    }),
  ),
});

export const productSchema: v.GenericSchema<unknown, Product> = v.object({
  ...named,
  type: text,
  isGiftCard: v.exactOptional(v.literal(true)),
  plans: v.exactOptional(v.picklist(['optional', 'required'])),
  isBundle: v.exactOptional(v.literal(true)),
  hasVolumePrices: v.exactOptional(v.literal(true)),
  description: v.object({
    html: text,
    sizes: v.array(fact),
    care: optionalText,
  }),
  facts: v.array(fact),
  included: v.array(text),
  descriptionText: text,
  tags: v.array(text),
  hasUnknownTags: v.exactOptional(v.literal(true)),
  images: v.array(image),
  videos: v.array(
    v.object({
      sources: v.array(v.object({ src: text, type: text })),
      poster: optionalText,
      alt: text,
    }),
  ),
  drawing: v.nullable(image),
  sheet: v.nullable(v.object({ url: text, bytes: v.nullable(v.number()) })),
  options: v.array(
    v.object({
      name: text,
      values: v.array(text),
      swatches: v.exactOptional(v.array(v.nullable(v.object(valueSwatch)))),
    }),
  ),
  variants: v.array(variant),
  onSale: v.boolean(),
  soldOut: v.boolean(),
  ...prices,
  related: v.array(swatch),
  seo,
});

const firstVariant = v.object({
  id: text,
  title: text,
  price: money,
  compareAt: v.nullable(money),
  ...stock,
});
export const sampleSchema: v.GenericSchema<unknown, Sample> = v.object({
  id: text,
  handle: text,
  title: text,
  vendor: text,
  finish: text,
  images: v.array(image),
  price: money,
  priceMax: money,
  firstVariant,
});

export const cardSchema: v.GenericSchema<unknown, CardProduct> = v.object({
  ...named,
  images: v.array(image),
  saleLabel: v.boolean(),
  partlyReduced: v.boolean(),
  soldOut: v.boolean(),
  isSample: v.optional(v.boolean()),
  choose: v.exactOptional(v.literal(true)),
  needsPlan: v.exactOptional(v.literal(true)),
  isBundle: v.exactOptional(v.literal(true)),
  ...prices,
  swatches: v.array(swatch),
  hasChoices: v.exactOptional(v.literal(true)),
  firstVariant: v.nullable(firstVariant),
});

const counts = v.array(v.object({ value: text, count: v.number(), ...valueSwatch }));
export const facetsSchema: v.GenericSchema<unknown, Facets> = v.object({
  types: counts,
  tags: counts,
  price: v.nullable(v.object({ min: v.number(), max: v.number() })),
  noPrice: v.exactOptional(v.literal(true)),
  inStock: v.nullable(v.number()),
  total: v.exactOptional(v.number()),
});

const list = {
  products: v.array(cardSchema),
  count: v.nullable(v.number()),
  hasNext: v.boolean(),
  facets: facetsSchema,
  onlyLeftOut: v.exactOptional(v.literal(true)),
};
export const listSchema: v.GenericSchema<unknown, ProductList> = v.object(list);

export const collectionSchema: v.GenericSchema<unknown, Collection> = v.object({
  ...list,
  handle: text,
  title: text,
  descriptionHtml: text,
  seo,
});

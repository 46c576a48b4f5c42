/**
 * The demo shop's products as described by the seed. The catalog loads these into SQLite once;
 * every service of the sandbox (Storefront API, product service) then reads the tables.
 */

import type { Facts } from './facts';
import type { SeedReviews } from './reviews';

export const currencies = [
  'USD',
  'AUD',
  'NZD',
  'CAD',
  'EUR',
  'GBP',
  'JPY',
  'SGD',
  'HKD',
  'AED',
  'MXN',
] as const;
export type Currency = (typeof currencies)[number];

/** Price in hundredths of the major unit, for every currency alike (1500 yen = 150000). */
export type SeedPrice = { price: number; compareAt: number | null };

export type SeedImage = {
  /** Path on the image endpoint, e.g. `/cdn/shop/files/halden-pendant-aged-brass-1.jpg?v=1`. */
  src: string;
  alt: string;
  width: number;
  height: number;
};

/** A short video without sound, on the image endpoint. */
export type SeedVideo = {
  alt: string;
  /** Index into the product's images. */
  poster: number;
  width: number;
  height: number;
  sources: { src: string; format: string; mimeType: string }[];
};

/**
 * Days after the order, or the next occurrence of a day of the year (`01-18`), so that dates are
 * never past.
 */
export type SeedShipping = { days: number } | { day: string };

export type SeedVariant = {
  /** Digits of `gid://shopify/ProductVariant/{id}`. */
  id: number;
  /** Option values joined by ` / `, or `Default Title` for a product without options. */
  title: string;
  sku: string;
  /** One value for each of the product's options, in order. */
  options: string[];
  prices: Record<Currency, SeedPrice>;
  /** A GTIN with the prefix that is set aside for examples. */
  barcode: string;
  grams: number;
  /** False for what is not sent: a gift card, an appointment. */
  requiresShipping: boolean;
  /** Number in stock; negative when oversold. */
  inventory: number;
  /** How many pieces an order may have; null for any number. */
  rule: { minimum: number; maximum: number | null; increment: number } | null;
  /** CONTINUE may be oversold (backorder, preorder). */
  policy: 'CONTINUE' | 'DENY';
  preorder: string | null;
  backorder: string | null;
  /** When an oversold variant will be sent, if known. */
  ships: SeedShipping | null;
  facts: Facts;
  /** Index into the product's images, or null for the first. */
  image: number | null;
};

export type SeedProduct = {
  /** Digits of `gid://shopify/Product/{id}`. */
  id: number;
  handle: string;
  title: string;
  vendor: string;
  type: string;
  giftCard: boolean;
  descriptionHtml: string;
  /** `Label~Sale`, `Colour~Black`, `Material~Brass`, `Room~Kitchen` … */
  tags: string[];
  options: { name: string; values: string[] }[];
  images: SeedImage[];
  video: SeedVideo | null;
  variants: SeedVariant[];
  /** `PRP.related`: the other finishes of the same design; one seed product carries a bad hex. */
  related: { handle: string; color: string; hidden: boolean; id: number }[];
  /** `finish.colorName`. */
  finish: string | null;
  /** `custom.sample`: digits of the product of samples. */
  sample: number | null;
  /** `facts.*`; variants have those in which they differ. */
  facts: Facts;
  /** `reviews.rating` and `reviews.rating_count`. */
  reviews: SeedReviews | null;
  /** `global.title_tag` and `global.description_tag`. */
  seo: { title: string | null; description: string | null };
  /** Handles of the collections it belongs to. */
  collections: string[];
  /** ISO 8601, UTC, no milliseconds. `publishedAt: null` is an unpublished product. */
  createdAt: string;
  publishedAt: string | null;
  /** Determines BEST_SELLING; larger sells better. */
  sales: number;
};

export type SeedCollection = {
  id: number;
  handle: string;
  title: string;
  descriptionHtml: string;
  image: SeedImage | null;
  seo: { title: string | null; description: string | null };
};

/** Makes the products, always the same ones: all of them, or `count`. */
export interface Catalogue {
  makeSeed(count?: number): Seed;
  /** For counts too large for one list. */
  products(count?: number): Iterable<SeedProduct>;
}

export type Seed = { products: SeedProduct[]; collections: SeedCollection[] };

import type { SeedReviews } from './reviews';
import type { SeedPlans } from './selling-plans';

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

/** Metafields of the namespace `facts`. */
export type Facts = Record<string, string>;

/** Prices in hundredths of the major unit: 1500 yen are 150000. */
export type SeedPrice = { price: number; compareAt: number | null };

export type SeedImage = {
  /** A path such as `/cdn/shop/files/halden-pendant-aged-brass-1.jpg?v=1`. */
  src: string;
  alt: string;
  width: number;
  height: number;
};

export type SeedVideo = {
  alt: string;
  poster: number;
  width: number;
  height: number;
  sources: { src: string; format: string; mimeType: string }[];
};

/** When an order ships: after a number of days, or on the next `day` (`01-18`). */
export type SeedShipping = { days: number } | { day: string };

export type SeedVariant = {
  id: number;
  /** Option values joined by ` / `, or `Default Title` without options. */
  title: string;
  sku: string;
  options: string[];
  prices: Record<Currency, SeedPrice>;
  barcode: string;
  grams: number;
  requiresShipping: boolean;
  /** Negative when oversold. */
  inventory: number;
  /** Null: any quantity. */
  rule: { minimum: number; maximum: number | null; increment: number } | null;
  /** CONTINUE: the variant can be oversold (backorder, preorder). */
  policy: 'CONTINUE' | 'DENY';
  preorder: string | null;
  backorder: string | null;
  /** When an oversold variant ships; null if unknown. */
  ships: SeedShipping | null;
  facts: Facts;
  /** Index into the product's images; null for the first. */
  image: number | null;
  /** Volume prices, by rising quantity. */
  priceBreaks?: SeedPriceBreak[];
  /** The parts of a fixed bundle. */
  components?: SeedComponent[];
};

/** `prices` are for one piece of a line with at least `minimum` pieces, in hundredths of the major unit. */
export type SeedPriceBreak = { minimum: number; prices: Record<Currency, number> };

export type SeedComponent = { variantId: number; quantity: number };

export type SeedProduct = {
  id: number;
  handle: string;
  title: string;
  vendor: string;
  type: string;
  giftCard: boolean;
  descriptionHtml: string;
  /** Such as `Label~Sale`, `Colour~Black`, `Material~Brass`, `Room~Kitchen`. */
  tags: string[];
  options: { name: string; values: string[] }[];
  images: SeedImage[];
  video: SeedVideo | null;
  /** The metafield `facts.drawing`. */
  drawing: SeedImage | null;
  /** The metafield `facts.sheet`: a PDF's path on the image endpoint. */
  sheet: string | null;
  /** The metafield `facts.included`. */
  included: string[];
  variants: SeedVariant[];
  /** `PRP.related`: the design's other finishes. One product has an invalid hex color for tests. */
  related: { handle: string; color: string; hidden: boolean; id: number }[];
  finish: string | null;
  /** The metafield `custom.sample`: digits of the samples' product ID. */
  sample: number | null;
  /** Handles that a merchant sets in Shopify's Search & Discovery app. */
  complements: string[];
  /** The metafields `facts.*`. A variant has only the metafields that differ from its product's. */
  facts: Facts;
  reviews: SeedReviews | null;
  plans?: SeedPlans;
  seo: { title: string | null; description: string | null };
  collections: string[];
  /** ISO 8601 in UTC, without milliseconds. `publishedAt` is null for an unpublished product. */
  createdAt: string;
  publishedAt: string | null;
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

export interface Catalogue {
  makeSeed(count?: number): Seed;
  products(count?: number): Iterable<SeedProduct>;
}

export type Seed = { products: SeedProduct[]; collections: SeedCollection[] };

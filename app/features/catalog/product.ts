/** Products and variants of both sources. This module can run in the browser. */
import type { QuantityRule } from './quantity-rule';
import type { Money } from '~/ui/money';
import type { Description, Fact } from './description';
import type { Swatch } from './swatch';

/** Original size in pixels; a square if unknown. */
export interface ProductImage {
  src: string;
  alt: string;
  width: number;
  height: number;
}

export interface ProductVideo {
  /** One per format, preferred first; never empty. */
  sources: { src: string; type: string }[];
  poster: string | null;
  alt: string;
}

export interface DataSheet {
  url: string;
  /** File size; null if unknown. */
  bytes: number | null;
}

export interface Variant {
  /** Digits of the gid, as used in pages, forms and URLs. */
  id: string;
  gid: string;
  title: string;
  sku: string | null;
  /** Barcode digits; null on cards. */
  barcode: string | null;
  /** Facts that differ between variants; empty on cards. */
  facts: Fact[];
  /** Weight per piece; null if unknown, and null on cards. */
  grams: number | null;
  /** One per product option, in order. */
  options: string[];
  price: Money;
  /** The compare-at price; null unless it is above the price. */
  compareAt: Money | null;
  /** Number in stock, negative if oversold. If the source doesn't return the number, this field is 1 or 0. */
  inventory: number;
  policy: 'CONTINUE' | 'DENY';
  /** Available quantity; null if unknown or oversellable. */
  left: number | null;
  available: boolean;
  /** The rule is missing if any quantity is allowed, if the rule is unknown, and on cards. */
  rule?: QuantityRule;
  preorder: string | null;
  backorder: string | null;
  /** Ship date of a preorder or backorder ('2027-01-18'); null if the date is unknown, and always null on cards. */
  availableFrom: string | null;
  image: ProductImage | null;
  /** This field is false for items that aren't shipped, such as gift cards. For shipped items, the field is missing. */
  requiresShipping?: false;
}

/** Average of `count` reviews. */
export interface Rating {
  value: number;
  best: number;
  worst: number;
  count: number;
}

export interface VariantChoice extends Pick<Product, 'handle' | 'title' | 'finish'> {
  /** The product's first image. If the variant has its own image, the variant's image comes first. */
  image: ProductImage | null;
  variants: Pick<Variant, 'id' | 'title' | 'price' | 'available' | 'image'>[];
}

export interface Product {
  id: string;
  gid: string;
  handle: string;
  title: string;
  vendor: string;
  type: string;
  /** Shopify emails gift cards. */
  isGiftCard?: true;
  description: Omit<Description, 'facts'>;
  facts: Fact[];
  /** Parts of the delivery; empty on cards. */
  included: string[];
  /** The description in one line, at most 5,000 characters. */
  descriptionText: string;
  tags: string[];
  images: ProductImage[];
  videos: ProductVideo[];
  /** The drawing with measures; null on cards. */
  drawing: ProductImage | null;
  /** `sheet` is null on cards. */
  sheet: DataSheet | null;
  options: { name: string; values: string[] }[];
  variants: Variant[];
  /** This is true if any variant is reduced, not necessarily the cheapest. */
  onSale: boolean;
  soldOut: boolean;
  /** Price of the cheapest variant. */
  price: Money;
  priceMax: Money;
  compareAt: Money | null;
  related: Swatch[];
  finish: string | null;
  rating: Rating | null;
  seo: { title: string | null; description: string | null };
}

/** Checks a handle before it becomes part of a request or a cache key. */
export const isHandle = (value: string): boolean => /^[\p{L}\p{N}_-]{1,255}$/u.test(value);

/** The tag 'Label~Sale' shows the 'Sale' label, independently of prices. */
export const hasSaleLabel = (product: { tags: string[] }): boolean =>
  product.tags.includes('Label~Sale');

/** Titles of a product's only variant: Shopify's 'Default Title' and short forms of product services. */
const defaultTitles = ['default title', 'default', ''];

/** Returns false for the only variant of a product without options. */
export const hasOwnTitle = (variantTitle: string): boolean =>
  !defaultTitles.includes(variantTitle.trim().toLowerCase());

/** Returns the value of the line attribute `_size`. */
export const sizeLabel = (variantTitle: string): string =>
  hasOwnTitle(variantTitle) ? variantTitle : 'One Size';

/** Returns the value of the line attribute `_colour`. */
export const colourLabel = (finish: string | null): string => finish || 'One Colour';

export const isSingleVariant = (product: Product): boolean => product.variants.length === 1;

/** Returns the variant with this `id`, or the product's only variant; else null. */
export const selectVariant = (product: Product, id: string | null): Variant | null =>
  product.variants.find((variant) => variant.id === id) ??
  (isSingleVariant(product) ? product.variants[0]! : null);

/** Unshipped items have no delivery, weight or returns. */
export const isSent = ({ requiresShipping }: Pick<Variant, 'requiresShipping'>): boolean =>
  requiresShipping !== false;

/** Returns null if no variant with the lowest price has a compare-at price. */
export const cheapestCompareAt = (variants: readonly Variant[], price: Money): Money | null =>
  variants.find((variant) => variant.price.amount === price.amount)?.compareAt ?? null;

/** If both lists have a fact, the fact in `facts` is used. */
export const mergeFacts = (facts: readonly Fact[], more: readonly Fact[]): Fact[] => [
  ...facts,
  ...more.filter(({ term }) => !facts.some((one) => isSameTerm(one.term, term))),
];

const isSameTerm = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The selected variant's image comes first. */
export function imagesOf(product: Product, variant: Variant | null): ProductImage[] {
  const own = variant?.image;
  if (!own) return product.images;
  return [own, ...product.images.filter(({ src }) => src !== own.src)];
}

/** Carousels, feeds and unrelated searches omit samples. */
export const isSampleType = (type: string): boolean => /^samples?$/i.test(type.trim());

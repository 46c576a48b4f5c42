import type { QuantityRule } from './quantity-rule';
import type { Money } from '~/ui/money';
import type { Description, Fact } from './description';
import type { Swatch } from './swatch';
import type { ValueSwatch } from './value-swatch';

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
  /** Digits of the gid. */
  id: string;
  gid: string;
  title: string;
  sku: string | null;
  /** Barcode digits; null on cards. */
  barcode: string | null;
  /** Differ between variants; empty on cards. */
  facts: Fact[];
  /** Per piece; null if unknown, and on cards. */
  grams: number | null;
  /** One per product option, in order. */
  options: string[];
  price: Money;
  /** Null unless above the price. */
  compareAt: Money | null;
  /** Negative if oversold. 1 or 0 if the source doesn't return the number. */
  inventory: number;
  policy: 'CONTINUE' | 'DENY';
  /** Null if unknown or oversellable. */
  left: number | null;
  available: boolean;
  /** Missing if unrestricted or unknown, and on cards. */
  rule?: QuantityRule;
  preorder: string | null;
  backorder: string | null;
  /** Ship date ('2027-01-18'); null if unknown, and on cards. */
  availableFrom: string | null;
  image: ProductImage | null;
  /** Set for items that aren't shipped, such as gift cards. */
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
  /** Whether the product can or must be bought with a selling plan, such as a subscription. */
  plans?: 'optional' | 'required';
  /** Consists of other products. */
  isBundle?: true;
  /** A variant costs less in larger quantities. Missing on cards. */
  hasVolumePrices?: true;
  /** Shopify emails gift cards. */
  isGiftCard?: true;
  description: Omit<Description, 'facts'>;
  facts: Fact[];
  /** What is in the box; empty on cards. */
  included: string[];
  /** One line, at most 5,000 characters. */
  descriptionText: string;
  tags: string[];
  /** The token can't read tags, so `tags` is empty. */
  hasUnknownTags?: true;
  images: ProductImage[];
  videos: ProductVideo[];
  /** With measures; null on cards. */
  drawing: ProductImage | null;
  sheet: DataSheet | null;
  /** `swatches`: one for each value, or missing. */
  options: { name: string; values: string[]; swatches?: (ValueSwatch | null)[] }[];
  variants: Variant[];
  /** True if any variant is reduced, even if the cheapest isn't. */
  onSale: boolean;
  soldOut: boolean;
  price: Money;
  priceMax: Money;
  compareAt: Money | null;
  related: Swatch[];
  finish: string | null;
  rating: Rating | null;
  seo: { title: string | null; description: string | null };
}

/** The tag 'Label~Sale'; prices don't matter. */
export const hasSaleLabel = (product: { tags: string[] }): boolean =>
  product.tags.includes('Label~Sale');

/** Shopify's 'Default Title', and short forms of product services. */
const defaultTitles = ['default title', 'default', ''];

/** False for the only variant of a product without options. */
export const hasOwnTitle = (variantTitle: string): boolean =>
  !defaultTitles.includes(variantTitle.trim().toLowerCase());

/** For the line attribute `_size`. */
export const sizeLabel = (variantTitle: string): string =>
  hasOwnTitle(variantTitle) ? variantTitle : 'One Size';

/** For the line attribute `_colour`. */
export const colourLabel = (finish: string | null): string => finish || 'One Colour';

export const isSingleVariant = (product: Product): boolean => product.variants.length === 1;

/** The variant with this `id`, or the product's only variant; else null. */
export const selectVariant = (product: Product, id: string | null): Variant | null =>
  product.variants.find((variant) => variant.id === id) ??
  (isSingleVariant(product) ? product.variants[0]! : null);

/** False for items that are never shipped, such as gift cards: they have no delivery, weight or returns. */
export const isSent = ({ requiresShipping }: Pick<Variant, 'requiresShipping'>): boolean =>
  requiresShipping !== false;

/** The compare-at price of the first variant that costs `price`, or null. */
export const cheapestCompareAt = (variants: readonly Variant[], price: Money): Money | null =>
  variants.find((variant) => variant.price.amount === price.amount)?.compareAt ?? null;

/** `facts` takes priority. */
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

/** False for samples and gift wrapping (setting GIFT_WRAP), which most lists omit. */
export const isListedType = (type: string): boolean =>
  !isSampleType(type) && !/^gift wrap(?:ping)?$/i.test(type.trim());

/** Carousels, feeds and unrelated searches omit samples. */
export const isSampleType = (type: string): boolean => /^samples?$/i.test(type.trim());

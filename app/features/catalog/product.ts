/** Products and variants, the same for both sources of the catalogue. Safe in the browser. */
import type { QuantityRule } from './quantity-rule';
import type { Money } from '~/ui/money';
import type { Description, Fact } from './description';
import type { Swatch } from './swatch';

/** An image with its original size in pixels; a square when the source has none. */
export interface ProductImage {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** A video hosted by the shop. */
export interface ProductVideo {
  /** One per format, the preferred one first; never empty. */
  sources: { src: string; type: string }[];
  poster: string | null;
  alt: string;
}

export interface Variant {
  /** Digits of the gid: the form that pages, forms and URLs use. */
  id: string;
  gid: string;
  title: string;
  /** The shop's code of the variant; null without one. */
  sku: string | null;
  /** The digits below its bar code, as the shop gives them; null without any, and on cards. */
  barcode: string | null;
  /** What is true of this variant, where variants differ; on cards none. */
  facts: Fact[];
  /** Weight of one piece in grams; null when unknown, and on cards. */
  grams: number | null;
  /** One value per option of the product, in order. */
  options: string[];
  price: Money;
  /** Null unless it is above the price. */
  compareAt: Money | null;
  /** Pieces in stock, negative when oversold; 1 or 0 where the source only has whether it is available. */
  inventory: number;
  policy: 'CONTINUE' | 'DENY';
  /** Pieces that can still be had; null when that is not known, and when more can be had than are there. */
  left: number | null;
  available: boolean;
  /** How many an order may have; missing where any number may be ordered, on cards, and where the source does not tell. */
  rule?: QuantityRule;
  preorder: string | null;
  backorder: string | null;
  /** The day from which a preorder or backorder is sent, '2027-01-18'; null when unknown, and on cards. */
  availableFrom: string | null;
  image: ProductImage | null;
  /** False for what is not sent: a gift card, an appointment. Missing for goods, and on cards. */
  requiresShipping?: false;
}

/** What customers think of a product: the average of `count` reviews, of at most `best`. */
export interface Rating {
  value: number;
  best: number;
  worst: number;
  count: number;
}

/** A product and what can be chosen of it. */
export interface VariantChoice extends Pick<Product, 'handle' | 'title'> {
  variants: Pick<Variant, 'id' | 'title' | 'price' | 'available'>[];
}

export interface Product {
  id: string;
  gid: string;
  handle: string;
  title: string;
  vendor: string;
  type: string;
  /** It is a gift card, which the commerce backend sends by e-mail. */
  isGiftCard?: true;
  description: Omit<Description, 'facts'>;
  facts: Fact[];
  /** The whole description in one line, at most 5,000 characters. */
  descriptionText: string;
  tags: string[];
  images: ProductImage[];
  videos: ProductVideo[];
  options: { name: string; values: string[] }[];
  variants: Variant[];
  /** Some variant is reduced, perhaps not the one that has the lowest price. */
  onSale: boolean;
  /** No variant can be bought. */
  soldOut: boolean;
  /** Price of the cheapest variant. */
  price: Money;
  priceMax: Money;
  compareAt: Money | null;
  /** Other finishes of the same design; without hidden ones and those with an invalid colour. */
  related: Swatch[];
  finish: string | null;
  rating: Rating | null;
  seo: { title: string | null; description: string | null };
}

/** Guards requests and cache keys: a string that cannot be a handle is not looked up. */
export const isHandle = (value: string): boolean => /^[\p{L}\p{N}_-]{1,255}$/u.test(value);

/** The tag 'Label~Sale' puts the 'Sale' label on the card, independently of prices. */
export const hasSaleLabel = (product: { tags: string[] }): boolean =>
  product.tags.includes('Label~Sale');

/** Titles of the only variant of a product without options: Shopify's, and a short form of product services. */
const defaultTitles = ['default title', 'default', ''];

/** False for the only variant of a product without options. */
export const hasOwnTitle = (variantTitle: string): boolean =>
  !defaultTitles.includes(variantTitle.trim().toLowerCase());

/** The `_size` line attribute: the variant's title, or 'One Size'. */
export const sizeLabel = (variantTitle: string): string =>
  hasOwnTitle(variantTitle) ? variantTitle : 'One Size';

/** The `_colour` line attribute: the finish, or 'One Colour'. */
export const colourLabel = (finish: string | null): string => finish || 'One Colour';

/** True when there is nothing to select. */
export const isSingleVariant = (product: Product): boolean => product.variants.length === 1;

/**
 * The variant with this id, from the URL or a form. Null when it is unknown or missing, except that
 * the only variant of a product is always selected.
 */
export const selectVariant = (product: Product, id: string | null): Variant | null =>
  product.variants.find((variant) => variant.id === id) ??
  (isSingleVariant(product) ? product.variants[0]! : null);

/** True for a variant that is sent, and so has a delivery, a weight and a way back. */
export const isSent = ({ requiresShipping }: Pick<Variant, 'requiresShipping'>): boolean =>
  requiresShipping !== false;

/** The compare-at price of a variant that has the lowest price; null when none has one. */
export const cheapestCompareAt = (variants: readonly Variant[], price: Money): Money | null =>
  variants.find((variant) => variant.price.amount === price.amount)?.compareAt ?? null;

/** `more` says what `facts` does not: of the same term the first one counts. */
export const mergeFacts = (facts: readonly Fact[], more: readonly Fact[]): Fact[] => [
  ...facts,
  ...more.filter(({ term }) => !facts.some((one) => isSameTerm(one.term, term))),
];

const isSameTerm = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** All images, that of the selected variant first. */
export function imagesOf(product: Product, variant: Variant | null): ProductImage[] {
  const own = variant?.image;
  if (!own) return product.images;
  return [own, ...product.images.filter(({ src }) => src !== own.src)];
}

/** True for a product of samples: rails, searches for something else and feeds leave it out. */
export const isSampleType = (type: string): boolean => /^samples?$/i.test(type.trim());

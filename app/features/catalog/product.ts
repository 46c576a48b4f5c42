/** What the shop sells, and the rules that need nothing but the product. Safe in the browser. spec §3, §4. */
import type { Money } from '~/ui/money';
import type { Swatch } from './swatch';

/** Size in pixels of the original; a square where the source does not tell. */
export interface ProductImage {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** A film that the shop hosts itself. */
export interface ProductVideo {
  /** One for each format, the one to prefer first; never empty. */
  sources: { src: string; type: string }[];
  poster: string | null;
  alt: string;
}

export interface Variant {
  /** Digits of the gid: the only form that pages, forms and addresses use. */
  id: string;
  gid: string;
  title: string;
  /** The shop's own code of the variant; null where the shop gives it none. */
  sku: string | null;
  /** One value per option of the product, in order. */
  options: string[];
  price: Money;
  /** Only when it is above the price. */
  compareAt: Money | null;
  /** Pieces in stock, may be negative; 1 or 0 where the shop only tells available or not. */
  inventory: number;
  policy: 'CONTINUE' | 'DENY';
  available: boolean;
  preorder: string | null;
  backorder: string | null;
  image: ProductImage | null;
}

export interface Product {
  id: string;
  gid: string;
  handle: string;
  title: string;
  vendor: string;
  type: string;
  /** Cleaned: no scripts, frames, handlers or inline styles. */
  descriptionHtml: string;
  tags: string[];
  images: ProductImage[];
  videos: ProductVideo[];
  options: { name: string; values: string[] }[];
  variants: Variant[];
  onSale: boolean;
  /** Of the cheapest variant. */
  price: Money;
  priceMax: Money;
  compareAt: Money | null;
  /** Other finishes of the same design; hidden ones and bad colours are left out. */
  related: Swatch[];
  finish: string | null;
  seo: { title: string | null; description: string | null };
}

/** 'Label~Sale' among the tags puts the 'Sale' label on the card, whatever the prices say. */
export const hasSaleLabel = (product: { tags: string[] }): boolean =>
  product.tags.includes('Label~Sale');

/** Both names mean a product without options. contracts §4.7. */
const isDefaultTitle = (title: string) => title === 'Default Title' || title === 'Default';

/** The `_size` line attribute: the variant's title, or 'One Size'. */
export const sizeLabel = (variantTitle: string): string =>
  isDefaultTitle(variantTitle) ? 'One Size' : variantTitle;

/** The `_colour` line attribute: the finish, or 'One Colour'. */
export const colourLabel = (finish: string | null): string => finish || 'One Colour';

/** True when there is nothing to choose. */
export const isSingleVariant = (product: Product): boolean => product.variants.length === 1;

/**
 * The variant that an id in the address or form names. An unknown or missing one is null,
 * except that a product with a single variant needs no choosing.
 */
export const chooseVariant = (product: Product, id: string | null): Variant | null =>
  product.variants.find((variant) => variant.id === id) ??
  (isSingleVariant(product) ? product.variants[0]! : null);

/** The compare price that belongs to the lowest price, when a variant at that price has one. */
export const cheapestCompareAt = (variants: Variant[], price: Money): Money | null =>
  variants.find((variant) => variant.price.amount === price.amount)?.compareAt ?? null;

/** All pictures, the chosen variant's own one first. */
export function imagesOf(product: Product, variant: Variant | null): ProductImage[] {
  const own = variant?.image;
  if (!own) return product.images;
  return [own, ...product.images.filter(({ src }) => src !== own.src)];
}

/** What a product card needs. A list page sends 20 of these, so they hold no descriptions or options. */
import type { Money } from '~/ui/money';
import { availabilityOf } from './availability';
import {
  hasSaleLabel,
  isSampleType,
  type Rating,
  type Product,
  type ProductImage,
  type Variant,
} from './product';
import type { Swatch } from './swatch';

export interface CardProduct {
  id: string;
  gid: string;
  handle: string;
  title: string;
  vendor: string;
  /** Distinguishes products that share a title because they are finishes of one design. */
  finish: string | null;
  rating: Rating | null;
  /** At most three. */
  images: ProductImage[];
  saleLabel: boolean;
  /** Some variant is reduced, but not the one whose price the card shows. */
  partlyReduced: boolean;
  soldOut: boolean;
  /** True for a product of samples. */
  isSample?: boolean;
  price: Money;
  priceMax: Money;
  compareAt: Money | null;
  swatches: Swatch[];
  /**
   * Added by the card's optional add button: the first variant that can be bought, or else the first; null when the
   * product has no variants.
   */
  firstVariant: FirstVariant | null;
}

/** What a card's add button needs: which variant it is, its price and its stock. */
export type FirstVariant = Pick<
  Variant,
  'id' | 'title' | 'price' | 'inventory' | 'policy' | 'available' | 'preorder' | 'backorder'
>;

export function toCard(product: Omit<Product, 'description' | 'descriptionText'>): CardProduct {
  const { id, gid, handle, title, vendor, finish, price, priceMax, compareAt, related, rating } =
    product;
  const { variants } = product;
  const first = variants.find((variant) => availabilityOf(variant).button === 'add') ?? variants[0];
  return {
    id,
    gid,
    handle,
    title,
    vendor,
    finish,
    rating,
    images: product.images.slice(0, 3),
    saleLabel: hasSaleLabel(product),
    partlyReduced: product.onSale && compareAt === null,
    soldOut: product.soldOut,
    ...(isSampleType(product.type) && { isSample: true }),
    price,
    priceMax,
    compareAt,
    swatches: related,
    firstVariant: first ? firstVariantOf(first) : null,
  };
}

/** Name of a card's links and buttons: lists show several finishes of one design, which share a title. */
export const cardName = ({ title, finish }: Pick<CardProduct, 'title' | 'finish'>): string =>
  finish ? `${title}, ${finish}` : title;

export const firstVariantOf = (variant: Variant): FirstVariant => {
  const { id, title, price, inventory, policy, available, preorder, backorder } = variant;
  return { id, title, price, inventory, policy, available, preorder, backorder };
};

/** The little that a product card shows: grids send 20 of these, so no descriptions or option lists. */
import type { Money } from '~/ui/money';
import { hasSaleLabel, type Product, type ProductImage, type Variant } from './product';
import type { Swatch } from './swatch';

export interface CardProduct {
  id: string;
  gid: string;
  handle: string;
  title: string;
  vendor: string;
  /** Tells apart the finishes of one design, which share a title. */
  finish: string | null;
  /** At most three. */
  images: ProductImage[];
  saleLabel: boolean;
  price: Money;
  priceMax: Money;
  compareAt: Money | null;
  swatches: Swatch[];
  /** What the card's optional add control adds. spec §2. */
  firstVariant: Pick<
    Variant,
    'id' | 'inventory' | 'policy' | 'available' | 'preorder' | 'backorder'
  > | null;
}

export function toCard(product: Product): CardProduct {
  const { id, gid, handle, title, vendor, finish, price, priceMax, compareAt, related } = product;
  return {
    id,
    gid,
    handle,
    title,
    vendor,
    finish,
    images: product.images.slice(0, 3),
    saleLabel: hasSaleLabel(product),
    price,
    priceMax,
    compareAt,
    swatches: related,
    firstVariant: product.variants[0] ? stockOf(product.variants[0]) : null,
  };
}

const stockOf = ({ id, inventory, policy, available, preorder, backorder }: Variant) => ({
  id,
  inventory,
  policy,
  available,
  preorder,
  backorder,
});

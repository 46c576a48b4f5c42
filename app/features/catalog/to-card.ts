import { availabilityOf } from './availability';
import type { CardProduct, FirstVariant } from './card-product';
import { hasSaleLabel, isListedType, type Product, type Variant } from './product';
import { isChoiceOpen } from './selected-options';

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
    ...(!isListedType(product.type) && { isSample: true }),
    ...(isChoiceOpen(product) && { choose: true as const }),
    ...(product.plans === 'required' && { needsPlan: true as const }),
    ...(product.isBundle && { isBundle: true as const }),
    price,
    priceMax,
    compareAt,
    swatches: related,
    ...(variants.length > 1 && { hasChoices: true }),
    firstVariant: first ? firstVariantOf(first) : null,
  };
}

export const firstVariantOf = (variant: Variant): FirstVariant => {
  const { id, title, price, compareAt, inventory, policy, available, preorder, backorder } =
    variant;
  return { id, title, price, compareAt, inventory, policy, available, preorder, backorder };
};

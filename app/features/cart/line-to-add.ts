import { availabilityOf } from '~/features/catalog/availability';
import type { FirstVariant } from '~/features/catalog/card-product';
import {
  colourLabel,
  sizeLabel,
  type Product,
  type ProductImage,
  type Variant,
} from '~/features/catalog/product';
import { sizeTerm } from '~/features/catalog/option-names';
import type { Money } from '~/ui/money';
import type { CartLine } from './cart';
import type { GiftRecipient } from './gift-recipient';

type Added = Pick<Product, 'id' | 'handle' | 'title' | 'vendor' | 'finish' | 'images'> &
  Partial<Pick<Product, 'options'>>;
type AddedVariant = FirstVariant & {
  compareAt?: Variant['compareAt'];
  requiresShipping?: false;
  image?: ProductImage | null;
};

/** `price`: for one piece with the plan. */
export interface AddedPlan {
  id: string;
  name: string;
  price: Money;
  compareAt: Money | null;
}

/** Null if the variant can't be added. */
export function lineToAdd(
  product: Added,
  variant: AddedVariant | null | undefined,
  quantity: number,
  recipient?: GiftRecipient,
  plan?: AddedPlan,
): CartLine | null {
  if (!variant) return null;
  const { button, message } = availabilityOf(variant);
  if (button !== 'add' || !Number.isInteger(quantity) || quantity < 1) return null;
  const { id: variantId, title } = variant;
  const { price, compareAt } = plan ?? variant;
  const total = { ...price, amount: price.amount * quantity };
  return {
    id: `coming-${variantId}${recipient ? ` ${recipient.email}` : ''}${plan ? ` ${plan.id}` : ''}`,
    variantId,
    productId: product.id,
    quantity,
    title: product.title,
    handle: product.handle,
    vendor: product.vendor,
    image: variant.image ?? product.images[0] ?? null,
    subtotal: total,
    total,
    discounts: [],
    each: price,
    compareAt,
    onSale: compareAt !== null,
    colour: variant.requiresShipping === false ? null : colourLabel(product.finish),
    size: sizeLabel(title),
    ...(product.options && { sizeTerm: sizeTerm(product.options) }),
    message,
    stock: 'in',
    left: null,
    requiresShipping: variant.requiresShipping,
    ...(recipient && { recipient }),
    ...(plan && { plan: { id: plan.id, name: plan.name } }),
    changes: [],
  };
}

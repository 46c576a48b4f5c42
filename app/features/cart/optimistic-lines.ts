import { availabilityOf } from '~/features/catalog/availability';
import type { FirstVariant } from '~/features/catalog/card-product';
import {
  colourLabel,
  sizeLabel,
  type Product,
  type ProductImage,
  type Variant,
} from '~/features/catalog/product';
import { sizeTerm } from '~/features/catalog/variant-words';
import type { Money } from '~/ui/money';
import type { CartLine } from './cart';
import { isSameRecipient, type GiftRecipient } from './gift-recipient';

/** A change without fields has no optimistic result. */
export interface CartChange {
  /** If `quantity` is 0 or missing, the line is removed. */
  line?: string;
  quantity?: number;
  /** Merged into the line with the same variant, recipient and selling plan. */
  added?: CartLine;
  addedAll?: readonly CartLine[];
}

/** Amounts are always the server's. */
export interface ShownLine extends CartLine {
  changing?: boolean;
  coming?: boolean;
  leaving?: boolean;
}

/**
 * Includes all pending changes, new lines first. Removed lines are marked but kept, in case Shopify refuses the
 * removal.
 */
export const optimisticLines = (
  lines: readonly CartLine[],
  changes: readonly CartChange[],
): readonly ShownLine[] => changes.reduce<readonly ShownLine[]>(change, lines);

function change(
  lines: readonly ShownLine[],
  { line: id, quantity = 0, added, addedAll }: CartChange,
): readonly ShownLine[] {
  if (addedAll)
    return addedAll.reduce<readonly ShownLine[]>(
      (before, one) => change(before, { added: one }),
      lines,
    );
  if (added) {
    const held = lines.find(
      ({ variantId, recipient, plan }) =>
        variantId === added.variantId &&
        plan?.id === added.plan?.id &&
        isSameRecipient(recipient, added.recipient),
    );
    if (!held) return [{ ...added, coming: true }, ...lines];
    const sum = held.quantity + added.quantity;
    return lines.map((line) => (line === held ? { ...line, quantity: sum, changing: true } : line));
  }
  return lines.map((line) =>
    line.id !== id
      ? line
      : quantity > 0
        ? { ...line, quantity, changing: true }
        : { ...line, leaving: true },
  );
}

export const totalQuantity = (lines: readonly ShownLine[]): number =>
  lines.reduce((sum, { leaving, quantity }) => sum + (leaving ? 0 : quantity), 0);

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

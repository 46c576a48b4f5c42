/** Optimistic cart lines: the backend's with all pending changes applied. Safe in the browser. */
import { availabilityOf } from '~/features/catalog/availability';
import type { FirstVariant } from '~/features/catalog/card-product';
import {
  colourLabel,
  sizeLabel,
  type Product,
  type ProductImage,
  type Variant,
} from '~/features/catalog/product';
import type { CartLine } from './cart';

/** A pending change; without any of these fields its result is not shown in advance. */
export interface CartChange {
  /** Id of the line that gets `quantity`; 0 or none removes it. */
  line?: string;
  quantity?: number;
  /** The line that is added; to the one with the same variant, if there is one. */
  added?: CartLine;
}

/** A line as it is shown. Its amounts are always the backend's. */
export interface ShownLine extends CartLine {
  /** Its quantity is optimistic, so its total is about to change. */
  changing?: boolean;
  /** Being added: it can't be changed yet. */
  coming?: boolean;
  /** Being removed, and hidden. */
  leaving?: boolean;
}

/**
 * The lines with all `changes`, in the order of the presses. A new line comes first, as at the backend. Removed lines are
 * marked, so that they can come back.
 */
export const optimisticLines = (
  lines: readonly CartLine[],
  changes: readonly CartChange[],
): readonly ShownLine[] => changes.reduce<readonly ShownLine[]>(change, lines);

function change(
  lines: readonly ShownLine[],
  { line: id, quantity = 0, added }: CartChange,
): readonly ShownLine[] {
  if (added) {
    const held = lines.find(({ variantId }) => variantId === added.variantId);
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

/** Quantity over all lines, without those being removed. */
export const totalQuantity = (lines: readonly ShownLine[]): number =>
  lines.reduce((sum, { leaving, quantity }) => sum + (leaving ? 0 : quantity), 0);

/** The products of pages and of cards. */
type Added = Pick<Product, 'id' | 'handle' | 'title' | 'vendor' | 'finish' | 'images'>;
type AddedVariant = FirstVariant & {
  compareAt?: Variant['compareAt'];
  requiresShipping?: false;
  image?: ProductImage | null;
};

/** The line that an add makes, as far as the page knows it; null for a variant that cannot be added. */
export function lineToAdd(
  product: Added,
  variant: AddedVariant | null | undefined,
  quantity: number,
): CartLine | null {
  if (!variant) return null;
  const { button, message } = availabilityOf(variant);
  if (button !== 'add' || !Number.isInteger(quantity) || quantity < 1) return null;
  const { id: variantId, title, price, compareAt = null } = variant;
  const total = { ...price, amount: price.amount * quantity };
  return {
    id: `coming-${variantId}`,
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
    message,
    stock: 'in',
    left: null,
    requiresShipping: variant.requiresShipping,
    changes: [],
  };
}

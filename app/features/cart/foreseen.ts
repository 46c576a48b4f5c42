/** What the bag's lines will be once the changes that are on the way are carried out. Safe in the browser. */
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

/** A change that was pressed and not answered yet; without any of these its result is not foreseen. */
export interface CartChange {
  /** Id of the line that becomes `quantity` pieces, and leaves with 0. */
  line?: string;
  quantity?: number;
  /** The line that is added; to the one with the same variant, if there is one. */
  added?: CartLine;
}

/** A line as it is shown. Its amounts are always the backend's. */
export interface ShownLine extends CartLine {
  /** Its pieces are foreseen, so that its total is about to change. */
  changing?: boolean;
  /** It is not in the bag yet: there is nothing that one could do with it. */
  coming?: boolean;
  /** It is about to go, and shown no more. */
  leaving?: boolean;
}

/** The lines with all `changes`, in the order of the presses. A new line is the first, as at the
 * backend; lines that leave are marked, so that they can come back. */
export const foresee = (
  lines: readonly CartLine[],
  changes: readonly CartChange[],
): readonly ShownLine[] => changes.reduce<readonly ShownLine[]>(change, lines);

function change(
  lines: readonly ShownLine[],
  { line: id, quantity = 0, added }: CartChange,
): readonly ShownLine[] {
  if (added) {
    const held = lines.find(({ merchandise }) => merchandise === added.merchandise);
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

/** Pieces that will be in the bag. */
export const piecesOf = (lines: readonly ShownLine[]): number =>
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
  const { id: merchandise, title, price, compareAt = null } = variant;
  const total = { ...price, amount: price.amount * quantity };
  return {
    id: `coming-${merchandise}`,
    merchandise,
    product: product.id,
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

import type { CartLine } from './cart';
import { isSameRecipient } from './gift-recipient';

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

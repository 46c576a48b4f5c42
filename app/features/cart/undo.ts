import { lineName, type CartLine } from './cart';
import { recipientFields } from './gift-recipient';

/** The server makes the `UndoItem` from these form fields and the line's quantity. */
export const undoFields = ({
  variantId,
  recipient,
  plan,
  handle,
}: Pick<CartLine, 'variantId' | 'recipient' | 'plan' | 'handle'>): Record<string, string> => ({
  merchandise: variantId,
  ...recipientFields(recipient),
  ...(plan && { plan: plan.id, product: handle }),
});

export const removedText = (line: Pick<CartLine, 'title' | 'size'>): string =>
  `${lineName(line)} was removed from your bag.`;

/** Safe in the browser. */
import type { Delivery } from '~/features/catalog/delivery';
import type { Money } from '~/ui/money';

export interface CartTerms extends Delivery {
  taxIncluded: boolean;
  /** Total from which delivery is free; null if there is none, or delivery is always free. */
  freeFrom: Money | null;
}

/** 0 once reached; null if no total makes delivery free. `sent`: total of shipped items, null without any. */
export function missingToFree(sent: Money | null, { freeFrom }: CartTerms): Money | null {
  if (!freeFrom || !sent) return null;
  const cents = Math.round((freeFrom.amount - sent.amount) * 100);
  return { ...freeFrom, amount: Math.max(0, cents) / 100 };
}

/** Omits delivery if nothing ships, or if `FreeDelivery` shows that it is free. */
export function termsText(sent: Money | null, terms: CartTerms): string {
  const { taxIncluded, free, destination } = terms;
  const isToldElsewhere = missingToFree(sent, terms)?.amount === 0;
  if (sent && !free && !isToldElsewhere) {
    return taxIncluded
      ? 'Includes taxes. Delivery is calculated at checkout.'
      : 'Taxes and delivery are calculated at checkout.';
  }
  const taxes = taxIncluded ? 'Includes taxes.' : 'Taxes are calculated at checkout.';
  return free && sent ? `${taxes} Delivery to ${destination} is free.` : taxes;
}

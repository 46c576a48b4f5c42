/** What is said of taxes and delivery beside a cart's sums. Safe in the browser. */
import type { Delivery } from '~/features/catalog/delivery';
import type { Money } from '~/ui/money';

export interface CartTerms extends Delivery {
  /** The amounts are with taxes. */
  taxIncluded: boolean;
  /** From which total delivery is free; null where there is no such total, or delivery is free anyway. */
  freeFrom: Money | null;
}

/**
 * What is missing to a free delivery: 0 when it is reached; null where no total makes it free. `sent`: what is paid for
 * all that is sent; null when nothing is.
 */
export function missingToFree(sent: Money | null, { freeFrom }: CartTerms): Money | null {
  if (!freeFrom || !sent) return null;
  const cents = Math.round((freeFrom.amount - sent.amount) * 100);
  return { ...freeFrom, amount: Math.max(0, cents) / 100 };
}

/** One sentence or two below the sums. Of a delivery that is free from a total on, another place tells, and of none
 * for a bag of which nothing is sent. */
export function termsText(sent: Money | null, terms: CartTerms): string {
  const { taxIncluded, free, destination } = terms;
  const isToldElsewhere = missingToFree(sent, terms)?.amount === 0;
  if (sent && !free && !isToldElsewhere) {
    return taxIncluded
      ? 'Includes taxes. Delivery is worked out at checkout.'
      : 'Taxes and delivery are worked out at checkout.';
  }
  const taxes = taxIncluded ? 'Includes taxes.' : 'Taxes are worked out at checkout.';
  return free && sent ? `${taxes} Delivery to ${destination} is free.` : taxes;
}

import { costText, type Delivery } from '~/features/catalog/delivery';
import type { Money } from '~/ui/money';

export interface CartTerms extends Delivery {
  taxIncluded: boolean;
  /** Null if no return period is set. */
  returns: { days: number; free: boolean } | null;
  /** A company's payment terms: 'Net 30'. */
  payment?: string;
  /** 'Delivered in 2 parcels'. Missing unless Shopify reports several delivery groups. */
  parcels?: string[];
}

/**
 * The amount that is missing for free delivery: 0 if delivery is already free, null if it never is. `sent`: total of
 * the shipped items; null if nothing is shipped.
 */
export function missingToFree(sent: Money | null, { freeFrom }: CartTerms): Money | null {
  if (!freeFrom || !sent) return null;
  const cents = Math.round((freeFrom.amount - sent.amount) * 100);
  return { ...freeFrom, amount: Math.max(0, cents) / 100 };
}

/** Omits delivery if nothing is shipped or the page shows its price elsewhere. */
export function termsText(sent: Money | null, terms: CartTerms): string {
  const { taxIncluded, free, destination } = terms;
  const isToldElsewhere = terms.price !== null || missingToFree(sent, terms)?.amount === 0;
  if (sent && !free && !isToldElsewhere) {
    return taxIncluded
      ? 'Includes taxes. Delivery is calculated at checkout.'
      : 'Taxes and delivery are calculated at checkout.';
  }
  const taxes = taxIncluded ? 'Includes taxes.' : 'Taxes are calculated at checkout.';
  return free && sent ? `${taxes} Delivery to ${destination} is free.` : taxes;
}

interface Returnable {
  requiresShipping?: false;
  returnable?: false;
  isSample?: true;
}

/** '30-day returns', 'Delivery to New Zealand: NZD 25.00'. `sent`: null if nothing is shipped. Samples can't be returned. */
export function assurances(
  { sent, lines, terms }: { sent: Money | null; lines: readonly Returnable[]; terms: CartTerms },
  locale: string,
): string[] {
  const { returns, destination, parcels = [] } = terms;
  const canReturn = lines.some(
    ({ requiresShipping, returnable, isSample }) =>
      requiresShipping !== false && returnable !== false && !isSample,
  );
  const cost = !sent || missingToFree(sent, terms)?.amount === 0 ? '' : costText(terms, locale);
  return [
    ...(returns && canReturn ? [`${returns.free ? 'Free ' : ''}${returns.days}-day returns`] : []),
    ...(sent ? parcels : []),
    ...(cost ? [`Delivery to ${destination}: ${cost}`] : []),
  ];
}

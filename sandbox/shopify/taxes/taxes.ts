import type { Currency } from '../../seed/types';
import { addsTaxes, taxRates, type Place } from './rates';

/** `amount` is in hundredths of the order's currency. */
type TaxLine = { title: string; percent: number; amount: number };

/** `included`: the prices include the taxes. */
export type Taxes = { included: boolean; lines: TaxLine[] };

/** After discounts, in hundredths of `currency`. `goods` leaves out gift cards, which aren't taxed. */
export type Taxable = { goods: number; delivery: number; currency: Currency };

export function taxesOn({ goods, delivery, currency }: Taxable, place: Place): Taxes {
  const included = !addsTaxes(place.country);
  const rates = taxRates(place);
  const whole = included ? 100 + rates.reduce((sum, { percent }) => sum + percent, 0) : 100;
  // Yen have no minor unit.
  const unit = currency === 'JPY' ? 100 : 1;
  const lines = rates.map(({ title, percent, onDelivery }) => {
    const base = goods + (onDelivery ? delivery : 0);
    return { title, percent, amount: Math.round((base * percent) / whole / unit) * unit };
  });
  return { included, lines: lines.filter(({ amount }) => amount > 0) };
}

export const taxTotal = ({ lines }: Taxes): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** What the taxes add to the prices. */
export const addedTax = (taxes: Taxes): number => (taxes.included ? 0 : taxTotal(taxes));

/**
 * `net` is the total before added taxes. `later` is the part of it that is charged after the
 * checkout. Returns `later` plus its share of the added taxes.
 */
export const laterWithTax = (later: number, net: number, taxes: Taxes): number =>
  later === 0 ? 0 : later + Math.round((addedTax(taxes) * later) / net);

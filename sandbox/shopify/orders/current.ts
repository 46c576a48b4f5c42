import { addedTax, taxesOn, type Taxes } from '../taxes/taxes';
import type { Order, OrderLine } from './orders';

/** The amounts after a cancellation, edits and refunds. */
export type Current = { subtotal: number; shipping: number; taxes: Taxes; total: number };

export function currentOf(order: Order): Current {
  const { currency, address } = order;
  const lines = order.lines.map((line) => ({ ...line, now: currentTotal(order, line) }));
  const sum = (some: typeof lines) => some.reduce((whole, { now }) => whole + now, 0);
  const subtotal = sum(lines);
  const isVoid = order.cancelledAt !== null || order.financialStatus === 'REFUNDED';
  const shipping = isVoid ? 0 : order.shipping;
  const goods = sum(lines.filter(({ taxable }) => taxable));
  const taxes = taxesOn({ goods, delivery: shipping, currency }, address);
  return { subtotal, shipping, taxes, total: subtotal + shipping + addedTax(taxes) };
}

/** What the remaining items of the line cost, after discounts. */
export function currentTotal(
  { currency }: Pick<Order, 'currency'>,
  { discountedTotal, currentQuantity, quantity }: OrderLine,
): number {
  // Yen have no minor unit.
  const unit = currency === 'JPY' ? 100 : 1;
  return Math.round((discountedTotal * currentQuantity) / quantity / unit) * unit;
}

import type { Discount } from '../../seed/discounts';
import { converted, payable, shares } from './amounts';
import { piecesGot } from './buy-get';
import { isIn } from './eligible';
import type { Allocation, DiscountedCart } from './types';

export type Applied = { lines: Allocation[][]; cart: Allocation[] };

/**
 * Product discounts first, then order discounts on the reduced amounts. A line gets only the first
 * product discount that reduces its price. The discounts must be combinable.
 */
export function apply(discounts: Discount[], cart: DiscountedCart): Applied {
  const lines = cart.lines.map((): Allocation[] => []);
  for (const discount of discounts.filter((one) => one.class === 'PRODUCT')) {
    const open = cart.lines.map((line, index) =>
      lines[index]!.length === 0 && isIn(discount.appliesTo, line.product) ? line : null,
    );
    for (const [index, amount] of offLines(discount, cart, open).entries())
      if (amount > 0) lines[index]!.push({ discount, amount });
  }
  let left = cart.lines.reduce(
    (sum, { price, quantity }, index) => sum + price * quantity - amountOf(lines[index]!),
    0,
  );
  const whole: Allocation[] = [];
  for (const discount of discounts.filter((one) => one.class === 'ORDER')) {
    const { value } = discount;
    const wanted =
      'amount' in value
        ? converted(value.amount, cart.currency)
        : payable((left * value.percentage) / 100, cart.currency);
    const amount = Math.min(left, wanted);
    if (amount > 0) whole.push({ discount, amount });
    left -= amount;
  }
  return { lines, cart: whole };
}

/** Per line; 0 for null lines. */
function offLines(
  discount: Discount,
  { currency, lines }: DiscountedCart,
  open: (DiscountedCart['lines'][number] | null)[],
): number[] {
  const { value, each, buy } = discount;
  if (buy) {
    // Pass all lines: items of lines that can't be reduced (null in `open`) still count as bought.
    const got = piecesGot(discount, lines);
    return open.map((line, index) => (line ? off(line.price, got[index]!) : 0));
  }
  if ('percentage' in value || each)
    return open.map((line) => (line ? off(line.price, line.quantity) : 0));
  const totals = open.map((line) => (line ? line.price * line.quantity : 0));
  const entitled = totals.reduce((sum, total) => sum + total, 0);
  return shares(Math.min(entitled, converted(value.amount, currency)), totals, currency);

  function off(price: number, pieces: number): number {
    return 'percentage' in value
      ? payable((price * pieces * value.percentage) / 100, currency)
      : Math.min(price, converted(value.amount, currency)) * pieces;
  }
}

/** In hundredths. */
export const amountOf = (allocations: Allocation[]): number =>
  allocations.reduce((sum, { amount }) => sum + amount, 0);

import { rates } from '../../seed/prices';
import type { Currency } from '../../seed/types';

/** In hundredths of the major unit. Yen have no minor unit. */
const unitOf = (currency: Currency): number => (currency === 'JPY' ? 100 : 1);

export const payable = (hundredths: number, currency: Currency): number =>
  Math.round(hundredths / unitOf(currency)) * unitOf(currency);

export const converted = (cents: number, currency: Currency): number =>
  payable(cents * rates[currency], currency);

/**
 * Splits `amount` into payable parts in proportion to `weights`. The parts that lose most by
 * rounding down are rounded up. `amount` must not exceed the sum of the weights.
 */
export function shares(amount: number, weights: number[], currency: Currency): number[] {
  const unit = unitOf(currency);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (amount * weight) / whole / unit);
  const parts = exact.map(Math.floor);
  const left = Math.round(amount / unit) - parts.reduce((sum, part) => sum + part, 0);
  const order = exact
    .map((part, index) => ({ index, rest: part - Math.floor(part) }))
    .toSorted((one, other) => other.rest - one.rest || one.index - other.index);
  for (const { index } of order.slice(0, left)) parts[index]! += 1;
  return parts.map((part) => part * unit);
}

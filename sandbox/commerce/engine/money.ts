import type { Currency } from '../../seed/types';

export type Money = { amount: string; currencyCode: Currency };

/**
 * Hundredths of the major unit (for every currency alike) as a `Decimal`: trailing zeros trimmed,
 * at least one decimal, so 2500 is "25.0" and 1425 is "14.25" (contracts §1.5).
 */
export function decimal(hundredths: number): string {
  const text = (Math.abs(hundredths) / 100).toFixed(2).replace(/0$/, '');
  return hundredths < 0 ? `-${text}` : text;
}

/** A `MoneyV2` of hundredths in one currency. */
export function money(hundredths: number, currency: Currency): Money {
  return { amount: decimal(hundredths), currencyCode: currency };
}

/** A major-unit number from the wire (`ProductFilter.price`) in hundredths. */
export function hundredths(major: number): number {
  return Math.round(major * 100);
}

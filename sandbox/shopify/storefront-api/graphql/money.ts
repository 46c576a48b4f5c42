import type { Currency } from '../../../seed/types';

export type Money = { amount: string; currencyCode: Currency };

/**
 * Hundredths of the major unit as GraphQL's `Decimal`. As at Shopify, a second decimal of zero is
 * omitted: 2500 is "25.0", 1425 is "14.25".
 */
export function decimal(hundredths: number): string {
  const text = (Math.abs(hundredths) / 100).toFixed(2).replace(/0$/, '');
  return hundredths < 0 ? `-${text}` : text;
}

export function money(hundredths: number, currency: Currency): Money {
  return { amount: decimal(hundredths), currencyCode: currency };
}

export function hundredths(major: number): number {
  return Math.round(major * 100);
}

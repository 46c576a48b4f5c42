import type { Currency } from '../seed/types';

/** Hundredths of a currency's major unit as a reader expects them, with the currency named. */
export function formatMoney(hundredths: number, currency: Currency): string {
  const display = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return `${new Intl.NumberFormat('en', display).format(hundredths / 100)} ${currency}`;
}

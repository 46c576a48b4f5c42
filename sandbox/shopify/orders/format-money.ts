import type { Currency } from '../../seed/types';

/** Hundredths of the major unit, with symbol and currency code. */
export function formatMoney(hundredths: number, currency: Currency): string {
  const display = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return `${new Intl.NumberFormat('en', display).format(hundredths / 100)} ${currency}`;
}

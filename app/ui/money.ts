/** `amount` is in major units (`89.5` dollars, never cents); `currency` is ISO 4217. */
export interface Money {
  amount: number;
  currency: string;
}

/** Removes floating-point noise; three decimals suit every currency. */
export const rounded = (amount: number): number => Math.round(amount * 1000) / 1000;

export const sumOf = (amounts: readonly number[]): number =>
  rounded(amounts.reduce((sum, one) => sum + one, 0));

const formats = new Map<string, Intl.NumberFormat>();

/**
 * '$89.00' for `{ amount: 89, currency: 'USD' }` in `en-US`. If Intl doesn't know the currency, returns its code and
 * the amount.
 */
export function formatMoney({ amount, currency }: Money, locale: string): string {
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    try {
      format = new Intl.NumberFormat(locale, { style: 'currency', currency });
    } catch {
      return `${currency} ${amount.toFixed(2)}`;
    }
    formats.set(key, format);
  }
  return format.format(amount);
}

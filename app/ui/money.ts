/** `amount` is in major units (`89.5` dollars, never cents); `currency` is ISO 4217. */
export interface Money {
  amount: number;
  currency: string;
}

/** Removes floating-point noise; three decimals suit every currency. */
export const rounded = (amount: number): number => Math.round(amount * 1000) / 1000;

export const sumOf = (amounts: readonly number[]): number =>
  rounded(amounts.reduce((sum, one) => sum + one, 0));

/** Currencies without a minor unit in ISO 4217. */
const wholeCurrencies = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(
  ' ',
);

/** 0.01 for dollars, 1 for yen. */
export function minorUnit(currency: string): number {
  try {
    const format = moneyFormat({ amount: 0.01, currency }, 'en');
    return 10 ** -(format.resolvedOptions().maximumFractionDigits ?? 2);
  } catch {
    // Intl throws for codes that aren't three letters, such as USDC.
    return 0.01;
  }
}

/** To the currency's minor unit. */
export function roundedToUnit({ amount, currency }: Money): Money {
  const perMajor = Math.round(1 / minorUnit(currency));
  return { amount: Math.round(amount * perMajor) / perMajor, currency };
}

const formats = new Map<string, Intl.NumberFormat>();

/** Throws a RangeError if Intl doesn't know the currency. */
export function moneyFormat({ amount, currency }: Money, locale: string): Intl.NumberFormat {
  const isWhole = wholeCurrencies.includes(currency) || amount.toFixed(2).endsWith('.00');
  const key = `${locale} ${currency} ${isWhole}`;
  let format = formats.get(key);
  if (!format) {
    const style = { style: 'currency', currency } as const;
    format = new Intl.NumberFormat(locale, style);
    // Intl rounds amounts in HUF, COP and others, although their prices may have a fraction.
    if (!isWhole && format.resolvedOptions().maximumFractionDigits === 0)
      format = new Intl.NumberFormat(locale, { ...style, minimumFractionDigits: 2 });
    formats.set(key, format);
  }
  return format;
}

/**
 * '$89.00' for `{ amount: 89, currency: 'USD' }` in `en-US`. If Intl doesn't know the currency, returns its code and
 * the amount.
 */
export function formatMoney(money: Money, locale: string): string {
  try {
    return moneyFormat(money, locale).format(money.amount);
  } catch {
    return `${money.currency} ${money.amount.toFixed(2)}`;
  }
}

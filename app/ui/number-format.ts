/** Formats by locale and decimals, because creating a format takes a phone milliseconds. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Returns '1,234.5' for 1234.52 in `en-US` with `decimals` 1. `least` is the minimum number of decimals: with `least`
 * 1, 4 becomes '4.0'.
 */
export function formatNumber(value: number, locale: string, decimals: number, least = 0): string {
  const key = `${locale} ${decimals} ${least}`;
  let format = formats.get(key);
  if (!format) {
    const digits = { minimumFractionDigits: least, maximumFractionDigits: decimals };
    format = new Intl.NumberFormat(locale, digits);
    formats.set(key, format);
  }
  return format.format(value);
}

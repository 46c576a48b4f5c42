/** By locale and decimals: creating a format takes a phone milliseconds. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats a number: 1234.52 becomes '1,234.5' in `en-US` with `decimals` 1. `least` is the number of decimals that a
 * whole number has; with 1, 4 becomes '4.0'.
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

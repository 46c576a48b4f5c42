/** Cached, because creating a format takes a phone milliseconds. */
const formats = new Map<string, Intl.NumberFormat>();

/** '1,234.5' for 1234.52 in `en-US` with `decimals` 1. `least`: the minimum number of decimals. */
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

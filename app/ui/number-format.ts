/** By locale and decimals: creating a format takes a phone milliseconds. */
const formats = new Map<string, Intl.NumberFormat>();

/** '1,234.5' for 1234.52 in `en-US` with one decimal at most. */
export function formatNumber(value: number, locale: string, decimals: number): string {
  const key = `${locale} ${decimals}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: decimals });
    formats.set(key, format);
  }
  return format.format(value);
}

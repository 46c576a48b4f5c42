import { formatNumber } from './number-format';

const gramsPerOunce = 28.349523125;
const ouncesPerPound = 16;

/** Grams as text for a locale (BCP 47): '850 g', '1.25 kg'; in the US '12 oz', '2.2 lb'. */
export function weightInWords(grams: number, locale: string): string {
  const text = (amount: number, unit: string, decimals: number) =>
    `${formatNumber(amount, locale, decimals)} ${unit}`;
  if (new Intl.Locale(locale).region !== 'US') {
    return grams < 1000 ? text(grams, 'g', 0) : text(grams / 1000, 'kg', 2);
  }
  const ounces = grams / gramsPerOunce;
  if (Math.round(ounces) >= ouncesPerPound) return text(ounces / ouncesPerPound, 'lb', 1);
  return text(ounces, 'oz', ounces < 1 ? 1 : 0);
}

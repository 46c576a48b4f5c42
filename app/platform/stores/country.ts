/** Parses country codes. Safe in the browser. */
import type { CountryCode } from './codes';

/** Placeholders of platforms and registries: unknown, Asia-Pacific, Europe as a whole … */
const noCountries = new Set(['XX', 'AP', 'EU', 'ZZ', 'UN', 'EZ', 'QO', 'XA', 'XB']);

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** What two letters stand for. They are asked for with every request, and `Intl` takes its time. */
const known = new Map<string, CountryCode | undefined>();

/** An ISO 3166-1 alpha-2 code in upper case, from a query, cookie, header or reply; else undefined. */
export function countryOf(value: unknown): CountryCode | undefined {
  if (typeof value !== 'string' || !/^[a-z]{2}$/i.test(value)) return undefined;
  const code = value.toUpperCase();
  if (!known.has(code)) known.set(code, lookUp(code));
  return known.get(code);
}

function lookUp(code: string): CountryCode | undefined {
  if (noCountries.has(code) || !names.of(code)) return undefined;
  // Maps former and alternative codes to current ones: UK to GB.
  return new Intl.Locale(`und-${code}`).region as CountryCode;
}

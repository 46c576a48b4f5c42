import type { CountryCode } from './codes';

const noCountries = new Set(['XX', 'AP', 'EU', 'ZZ', 'UN', 'EZ', 'QO', 'XA', 'XB']);

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Cached, because `Intl` is slow. */
const known = new Map<string, CountryCode | undefined>();

/** `value` is untrusted. Returns an ISO 3166-1 alpha-2 code, or undefined. */
export function countryOf(value: unknown): CountryCode | undefined {
  if (typeof value !== 'string' || !/^[a-z]{2}$/i.test(value)) return undefined;
  const code = value.toUpperCase();
  if (!known.has(code)) known.set(code, lookUp(code));
  return known.get(code);
}

function lookUp(code: string): CountryCode | undefined {
  if (noCountries.has(code) || !names.of(code)) return undefined;
  // Intl.Locale replaces former and alternative codes, for example UK with GB.
  return new Intl.Locale(`und-${code}`).region as CountryCode;
}

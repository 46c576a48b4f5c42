import type { Currency } from '../../seed/types';

export type MarketCountry = { isoCode: string; name: string; currency: Currency };

const ownCurrency: Record<string, Currency> = {
  US: 'USD',
  AU: 'AUD',
  NZ: 'NZD',
  CA: 'CAD',
  GB: 'GBP',
  JP: 'JPY',
  SG: 'SGD',
  HK: 'HKD',
  AE: 'AED',
  MX: 'MXN',
};

const europe = 'AD AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');

export const currencySymbols: Record<Currency, { symbol: string; name: string }> = {
  USD: { symbol: '$', name: 'United States Dollar' },
  AUD: { symbol: '$', name: 'Australian Dollar' },
  NZD: { symbol: '$', name: 'New Zealand Dollar' },
  CAD: { symbol: '$', name: 'Canadian Dollar' },
  EUR: { symbol: '€', name: 'Euro' },
  GBP: { symbol: '£', name: 'British Pound' },
  JPY: { symbol: '¥', name: 'Japanese Yen' },
  SGD: { symbol: '$', name: 'Singapore Dollar' },
  HKD: { symbol: '$', name: 'Hong Kong Dollar' },
  AED: { symbol: 'د.إ', name: 'United Arab Emirates Dirham' },
  MXN: { symbol: '$', name: 'Mexican Peso' },
};

/** As at Shopify, countries without a market have the primary market's currency (USD). */
export function currencyOf(country: string): Currency {
  const code = country.toUpperCase();
  return ownCurrency[code] ?? (europe.includes(code) ? 'EUR' : 'USD');
}

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** The primary market's country comes first. */
export const marketCountries: MarketCountry[] = [...Object.keys(ownCurrency), ...europe].map(
  (isoCode) => ({ isoCode, name: names.of(isoCode) ?? isoCode, currency: currencyOf(isoCode) }),
);

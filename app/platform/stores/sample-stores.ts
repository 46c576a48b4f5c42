/** For tests, independent of `app/stores.ts`. */
import type { CountryCode } from './codes';
import type { Region, Store, StoreId } from './store';

const region = (
  name: string,
  currency: Region['currency'],
  currencySymbol: string,
  ...countries: [CountryCode, ...CountryCode[]]
): Region => ({
  name,
  nameAdjective: name,
  country: countries[0],
  currency,
  currencySymbol,
  countries,
  freeShipping: false,
  taxIncluded: false,
  default: false,
  hasMultiCountryCurrency: countries.length > 1,
});

const unitedStates = region('United States', 'USD', '$', 'US');
const australia = region('Australia', 'AUD', '$', 'AU');
const newZealand = region('New Zealand', 'NZD', '$', 'NZ');
const others = [
  region('Canada', 'CAD', '$', 'CA'),
  region('United Kingdom', 'GBP', '£', 'GB'),
  region('Japan', 'JPY', '¥', 'JP'),
  region('United Arab Emirates', 'AED', 'AED', 'AE'),
  region('Europe', 'EUR', '€', 'DE', 'FR', 'IE'),
];

const store = (id: StoreId, locale: string, [first, ...rest]: [Region, ...Region[]]): Store => ({
  id,
  group: 'A',
  name: first.name,
  contentLanguage: 'en-us',
  locale,
  language: 'EN',
  regions: [{ ...first, default: true }, ...rest],
});

export const us = store('us', 'en-US', [unitedStates]);
export const au = store('au', 'en-AU', [australia, newZealand, ...others]);
export const global = store('global', 'en-US', [unitedStates, ...others]);
export const anz = store('anz', 'en-AU', [australia, newZealand, ...others]);

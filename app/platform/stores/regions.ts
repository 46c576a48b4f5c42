/** The region table: what each store sells where, and in which currency. */
import { europeCountries, type CountryCode } from './codes';
import type { Region, Store, StoreId } from './store';

/** Where prices are shown without taxes, and where there are none on what is sold here. */
const taxedAtCheckout: readonly CountryCode[] = ['US', 'CA', 'HK'];

const single = (
  id: string,
  name: string,
  nameAdjective: string,
  country: CountryCode,
  currency: Region['currency'],
  currencySymbol: string,
): Region => ({
  id,
  name,
  nameAdjective,
  country,
  currency,
  currencySymbol,
  countries: [country],
  freeShipping: country === 'AU' || country === 'US',
  taxIncluded: !taxedAtCheckout.includes(country),
  default: false,
  hasMultiCountryCurrency: false,
});

const unitedStates = single('us', 'United States', 'American', 'US', 'USD', '$');
const australia = single('au', 'Australia', 'Australian', 'AU', 'AUD', '$');
const newZealand = single('nz', 'New Zealand', 'New Zealand', 'NZ', 'NZD', '$');
const europe: Region = {
  ...single('eu', 'Europe', 'European', 'DE', 'EUR', '€'),
  countries: europeCountries,
  hasMultiCountryCurrency: true,
  fallbackCountry: 'DE',
};
const elsewhere: readonly Region[] = [
  single('ca', 'Canada', 'Canadian', 'CA', 'CAD', '$'),
  single('gb', 'United Kingdom', 'British', 'GB', 'GBP', '£'),
  single('jp', 'Japan', 'Japanese', 'JP', 'JPY', '¥'),
  single('sg', 'Singapore', 'Singaporean', 'SG', 'SGD', '$'),
  single('hk', 'Hong Kong', 'Hong Kong', 'HK', 'HKD', '$'),
  single('ae', 'United Arab Emirates', 'Emirati', 'AE', 'AED', 'AED'),
  single('mx', 'Mexico', 'Mexican', 'MX', 'MXN', '$'),
];

const byDefault = (region: Region): Region => ({ ...region, default: true });

/** The regions of the AU and the ANZ store: all but the United States, with Australia as the default. */
const restOfWorld = [byDefault(australia), newZealand, ...elsewhere, europe];

const usStore: Store = {
  id: 'us',
  name: 'United States',
  contentLanguage: 'en-us',
  locale: 'en-US',
  language: 'EN',
  regions: [byDefault(unitedStates)],
};

const auStore: Store = {
  id: 'au',
  name: 'Australia',
  contentLanguage: 'en-gb',
  locale: 'en-AU',
  language: 'EN',
  regions: restOfWorld,
};

/** Preset A: a US store, and an AU store for all other countries. Preset B: a global and an ANZ store. */
export const presets = {
  A: { us: usStore, au: auStore },
  B: {
    global: {
      ...usStore,
      id: 'global',
      name: 'Global',
      regions: [byDefault(unitedStates), ...elsewhere, europe],
    },
    anz: { ...auStore, id: 'anz', name: 'Australia and New Zealand' },
  },
} as const satisfies Record<string, Partial<Record<StoreId, Store>>>;

const stores: Record<StoreId, Store> = { ...presets.A, ...presets.B };

/** The store with this id. */
export const storeOf = (id: StoreId): Store => stores[id];

/** The stores deployed together with this one, itself included. */
export const siblingsOf = (id: StoreId): Store[] =>
  Object.values(id in presets.A ? presets.A : presets.B);

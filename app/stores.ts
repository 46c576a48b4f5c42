/**
 * After a change, run `npm run regions`, which writes `wrangler.toml`. See docs/guides/a-new-store.md and
 * docs/settings.md.
 */
import { europeCountries } from './platform/stores/codes';
import type { RegionEntry, StoreEntry } from './platform/stores/store';

const unitedStates: RegionEntry = {
  name: 'United States',
  nameAdjective: 'American',
  country: 'US',
  currency: 'USD',
  currencySymbol: '$',
  freeShipping: true,
  taxIncluded: false,
};

const australia: RegionEntry = {
  name: 'Australia',
  nameAdjective: 'Australian',
  country: 'AU',
  currency: 'AUD',
  currencySymbol: '$',
  freeShipping: true,
  taxIncluded: true,
};

const newZealand: RegionEntry = {
  name: 'New Zealand',
  nameAdjective: 'New Zealand',
  country: 'NZ',
  currency: 'NZD',
  currencySymbol: '$',
  freeShipping: false,
  taxIncluded: true,
};

const elsewhere: readonly RegionEntry[] = [
  {
    name: 'Canada',
    nameAdjective: 'Canadian',
    country: 'CA',
    currency: 'CAD',
    currencySymbol: '$',
    freeShipping: false,
    taxIncluded: false,
  },
  {
    name: 'United Kingdom',
    nameAdjective: 'British',
    country: 'GB',
    currency: 'GBP',
    currencySymbol: '£',
    freeShipping: false,
    taxIncluded: true,
  },
  {
    name: 'Japan',
    nameAdjective: 'Japanese',
    country: 'JP',
    currency: 'JPY',
    currencySymbol: '¥',
    freeShipping: false,
    taxIncluded: true,
  },
  {
    name: 'Singapore',
    nameAdjective: 'Singaporean',
    country: 'SG',
    currency: 'SGD',
    currencySymbol: '$',
    freeShipping: false,
    taxIncluded: true,
  },
  {
    name: 'Hong Kong',
    nameAdjective: 'Hong Kong',
    country: 'HK',
    currency: 'HKD',
    currencySymbol: '$',
    freeShipping: false,
    taxIncluded: false,
  },
  {
    name: 'United Arab Emirates',
    nameAdjective: 'Emirati',
    country: 'AE',
    currency: 'AED',
    currencySymbol: 'AED',
    freeShipping: false,
    taxIncluded: true,
  },
  {
    name: 'Mexico',
    nameAdjective: 'Mexican',
    country: 'MX',
    currency: 'MXN',
    currencySymbol: '$',
    freeShipping: false,
    taxIncluded: true,
  },
  // These countries share the euro, so the store selector lists them by name. Germany is the default.
  {
    name: 'Europe',
    nameAdjective: 'European',
    country: 'DE',
    countries: europeCountries,
    currency: 'EUR',
    currencySymbol: '€',
    freeShipping: false,
    taxIncluded: true,
  },
];

/** Settings of all stores. Replace the example URLs, names and tokens with your own. */
const shop = {
  SITE_NAME: 'Lintel',
  SHOPIFY_STORE_DOMAIN: 'your-shop.myshopify.com',
  SHOPIFY_PUBLIC_TOKEN: '0123456789abcdef0123456789abcdef',
  PRISMIC_REPOSITORY: 'your-repository',
  IMAGE_ORIGINS: 'https://cdn.shopify.com https://images.prismic.io',
};

/** Stores of a group link to each other. `npm start` opens the first group. */
export const stores: Record<string, StoreEntry> = {
  us: {
    group: 'A',
    name: 'United States',
    locale: 'en-US',
    language: 'EN',
    contentLanguage: 'en-us',
    regions: [unitedStates],
    site: 'https://lintel.example',
    settings: { ...shop, KLAVIYO_COMPANY_ID: 'AbC123', KLAVIYO_LIST_ID: 'Xyz001' },
    staging: { site: 'https://staging.lintel.example', settings: { DATA_CACHE: 'off' } },
  },
  // Every country except the United States.
  au: {
    group: 'A',
    name: 'Australia',
    locale: 'en-AU',
    language: 'EN',
    contentLanguage: 'en-gb',
    regions: [australia, newZealand, ...elsewhere],
    site: 'https://lintel.au.example',
    settings: { ...shop, KLAVIYO_COMPANY_ID: 'DeF456', KLAVIYO_LIST_ID: 'Xyz002' },
    staging: { site: 'https://staging.lintel.au.example', settings: { DATA_CACHE: 'off' } },
  },
  global: {
    group: 'B',
    name: 'Global',
    locale: 'en-US',
    language: 'EN',
    contentLanguage: 'en-us',
    regions: [unitedStates, ...elsewhere],
    site: 'https://global.lintel.example',
    settings: { ...shop, KLAVIYO_COMPANY_ID: 'AbC123', KLAVIYO_LIST_ID: 'Xyz001' },
  },
  anz: {
    group: 'B',
    name: 'Australia and New Zealand',
    locale: 'en-AU',
    language: 'EN',
    contentLanguage: 'en-gb',
    regions: [australia, newZealand, ...elsewhere],
    site: 'https://anz.lintel.example',
    settings: { ...shop, KLAVIYO_COMPANY_ID: 'DeF456', KLAVIYO_LIST_ID: 'Xyz002' },
  },
};

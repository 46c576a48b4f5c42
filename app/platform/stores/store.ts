import type { CountryCode, CurrencyCode, LanguageCode } from './codes';

/** A region in `app/stores.ts`. */
export interface RegionEntry {
  /** 'Australia', 'Europe'. */
  name: string;
  /** 'Australian', for 'our Australian store'. */
  nameAdjective: string;
  country: CountryCode;
  /** The region's countries. Needed if the region has several countries. */
  countries?: readonly CountryCode[];
  currency: CurrencyCode;
  /** '$', or the currency code. */
  currencySymbol: string;
  freeShipping: boolean;
  /** Prices include taxes; otherwise the checkout adds them. */
  taxIncluded: boolean;
}

/** Countries that a store sells to in one currency. */
export interface Region extends RegionEntry {
  countries: readonly CountryCode[];
  /** This is true for the region of visitors without a known country and currency. */
  default: boolean;
  /**
   * This is true if several countries share the region's currency, as in Europe. The store selector then lists
   * countries by name, and `fallbackCountry` is required.
   */
  hasMultiCountryCurrency: boolean;
  fallbackCountry?: CountryCode;
}

/** A lower-case letter, then lower-case letters and digits. */
export type StoreId = string;

/** A deployment: one Worker, Shopify market and content language. */
export interface Store {
  id: StoreId;
  /** Stores of a group link to each other. */
  group: string;
  name: string;
  /** Prismic language: `en-us`, `en-gb`. */
  contentLanguage: string;
  /** The language for documents without a translation. */
  fallbackLanguage?: string | undefined;
  /** BCP 47 locale for `<html lang>`, dates, numbers and `hreflang`. Each store of a group needs a different locale. */
  locale: string;
  /** Language of the Storefront API. */
  language: LanguageCode;
  regions: readonly Region[];
}

/** A store in `app/stores.ts`. */
export interface StoreEntry extends Omit<Store, 'id' | 'regions'> {
  /** The first is the default region. */
  regions: readonly [RegionEntry, ...RegionEntry[]];
  /** The store's origin, such as 'https://lintel.example'. If missing, only the sandbox opens the store. */
  site?: string;
  /** Public settings (docs/settings.md), except those that `npm run regions` writes. */
  settings?: Record<string, string>;
  /**
   * The staging deployment is hidden from search engines. It uses the store's settings, except analytics and email;
   * `settings` overrides single settings.
   */
  staging?: { site: string; settings?: Record<string, string> };
  /** Workers Analytics Engine dataset for web vitals. */
  vitals?: string;
}

export interface Market {
  store: Store;
  region: Region;
  /** The country for `@inContext` and the cart's buyer identity. */
  country: CountryCode;
  currency: CurrencyCode;
}

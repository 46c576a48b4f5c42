import type { CountryCode, CurrencyCode, LanguageCode } from './codes';

export interface RegionEntry {
  /** 'Australia', 'Europe'. */
  name: string;
  /** 'Australian', for 'our Australian store'. */
  nameAdjective: string;
  country: CountryCode;
  /** Required if the region has several countries. */
  countries?: readonly CountryCode[];
  currency: CurrencyCode;
  /** '$', or the currency code. */
  currencySymbol: string;
  freeShipping: boolean;
  /** Otherwise the checkout adds taxes. */
  taxIncluded: boolean;
}

export interface Region extends RegionEntry {
  countries: readonly CountryCode[];
  /** For visitors without a known country and currency. */
  default: boolean;
  /**
   * Several countries share the currency, as in Europe. The store selector then lists countries by name, and
   * `fallbackCountry` is required.
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
  /** BCP 47 locale for `<html lang>`, dates, numbers and `hreflang`. Must differ within a group. */
  locale: string;
  language: LanguageCode;
  /**
   * IANA time zone of the place that ships the orders, such as 'America/Chicago', for dates of orders and deliveries. By
   * default, that of the default country's capital or largest city.
   */
  timeZone?: string | undefined;
  regions: readonly Region[];
}

export interface StoreEntry extends Omit<Store, 'id' | 'regions'> {
  /** The first is the default region. */
  regions: readonly [RegionEntry, ...RegionEntry[]];
  /** The store's origin, such as 'https://lintel.example'. Without it, the store opens only in the sandbox. */
  site?: string;
  /** Public settings (docs/settings.md), except those that `npm run regions` writes. */
  settings?: Record<string, string>;
  /**
   * Hidden from search engines. Uses the store's settings, except analytics and email; `settings` overrides single
   * settings.
   */
  staging?: { site: string; settings?: Record<string, string> };
  /** Workers Analytics Engine dataset for web vitals. Without it, browsers don't measure them. */
  vitals?: string;
}

export interface Market {
  store: Store;
  region: Region;
  /** For `@inContext` and the cart's buyer identity. */
  country: CountryCode;
  currency: CurrencyCode;
}

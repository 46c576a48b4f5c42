/** Stores and their regions. Safe in the browser. */
import type { CountryCode, CurrencyCode, LanguageCode } from './codes';

/** A region as `app/stores.ts` has it. */
export interface RegionEntry {
  /** 'Australia', 'Europe'. */
  name: string;
  /** 'Australian', for 'our Australian store'. */
  nameAdjective: string;
  country: CountryCode;
  /** All countries of the region, if it has several. */
  countries?: readonly CountryCode[];
  currency: CurrencyCode;
  /** '$'; the code again, where shoppers know no other sign. */
  currencySymbol: string;
  freeShipping: boolean;
  /** Prices are with taxes, as shoppers there expect them; else taxes come at the checkout. */
  taxIncluded: boolean;
}

/** A country, or a group of countries (Europe), that a store sells to in one currency. */
export interface Region extends RegionEntry {
  countries: readonly CountryCode[];
  /** Pages and carts are in its country and currency when those of the visitor cannot be determined. */
  default: boolean;
  /** Several countries share one currency (Europe): each is offered by its own name, and `fallbackCountry` is needed. */
  hasMultiCountryCurrency: boolean;
  fallbackCountry?: CountryCode;
}

/** A store's id: a small letter, then small letters and digits. `app/stores.ts` has them all. */
export type StoreId = string;

/** A deployment: one Worker, Shopify market and content language. */
export interface Store {
  id: StoreId;
  /** Stores of one group are siblings: shoppers are led from one to the other. */
  group: string;
  name: string;
  /** Language of the content service: `en-us`, `en-gb`. */
  contentLanguage: string;
  /** The language in which documents are shown that are not translated into the store's own. Without one they are missing. */
  fallbackLanguage?: string | undefined;
  /** BCP 47 for `<html lang>`, dates and numbers. Differs between siblings: it is their pages' `hreflang`. */
  locale: string;
  /** Language of the Storefront API's texts. */
  language: LanguageCode;
  regions: readonly Region[];
}

/** A store as `app/stores.ts` has it. */
export interface StoreEntry extends Omit<Store, 'id' | 'regions'> {
  /** The first one is the store's default: pages and carts are in its country and currency when the visitor's are unknown. */
  regions: readonly [RegionEntry, ...RegionEntry[]];
  /** Address of the deployment, 'https://lintel.example'. Without one the store is opened by the sandbox alone. */
  site?: string;
  /** Public settings of the deployment, by the names in docs/settings.md, beside those that `npm run regions` writes itself. */
  settings?: Record<string, string>;
  /** A second deployment to try things, closed to search engines. Its settings are the store's, without those that measure and mail, and these. */
  staging?: { site: string; settings?: Record<string, string> };
  /** Dataset of Workers Analytics Engine that gets what browsers measure, as points. Without one it is in the log only. */
  vitals?: string;
}

/** The store, region, country and currency that apply to a request. */
export interface Market {
  store: Store;
  region: Region;
  /** For `@inContext` and the cart's buyer identity. */
  country: CountryCode;
  currency: CurrencyCode;
}

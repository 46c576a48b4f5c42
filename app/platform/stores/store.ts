/** What a store is; safe in the browser. spec §3 "Store or region entry", spec §9 "Currencies by region". */
import type { CountryCode, CurrencyCode, LanguageCode } from './codes';

/** One place a shopper can buy from inside a store: a country, or a group of countries (Europe). */
export interface Region {
  /** Short id, unique in a store: `us`, `au`, `eu`. */
  id: string;
  /** 'Australia', 'Europe'. */
  name: string;
  /** 'Australian'. */
  nameAdjective: string;
  country: CountryCode;
  currency: CurrencyCode;
  currencySymbol: string;
  /** All the countries it serves. */
  countries: readonly CountryCode[];
  freeShipping: boolean;
  default: boolean;
  /** Serves several countries in one currency (Europe); the cart then needs `fallbackCountry`. */
  hasMultiCountryCurrency: boolean;
  fallbackCountry?: CountryCode;
}

/** Every deployment there is; `regions.ts` says what each sells, wrangler.toml has an environment for each. */
export const storeIds = ['us', 'au', 'global', 'anz'] as const;
export type StoreId = (typeof storeIds)[number];

/** One deployment: a Worker, a Shopify market, a content language. */
export interface Store {
  id: StoreId;
  name: string;
  /** Language of the content service: `en-us`, `en-gb`. */
  contentLanguage: string;
  /** BCP 47 for `<html lang>`, dates and numbers. */
  locale: string;
  /** Language of the commerce backend's texts. */
  language: LanguageCode;
  /** Currency where none can be told (spec §9: US sites USD, else AUD). */
  fallbackCurrency: CurrencyCode;
  /** Country of a cart where none can be told (spec §9: NZ; a US store always US). */
  fallbackCountry: CountryCode;
  regions: readonly Region[];
}

/** The store, and the region, country and currency in effect for one request. */
export interface Market {
  store: Store;
  region: Region;
  /** For `@inContext` and the cart's buyer identity. */
  country: CountryCode;
  currency: CurrencyCode;
}

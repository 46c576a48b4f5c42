/** Stores and their regions. Safe in the browser. */
import type { CountryCode, CurrencyCode, LanguageCode } from './codes';

/** A country, or a group of countries (Europe), that a store sells to in one currency. */
export interface Region {
  /** Short id, unique in a store: `us`, `au`, `eu`. */
  id: string;
  /** 'Australia', 'Europe'. */
  name: string;
  /** 'Australian', for 'our Australian store'. */
  nameAdjective: string;
  country: CountryCode;
  currency: CurrencyCode;
  currencySymbol: string;
  /** All countries of the region. */
  countries: readonly CountryCode[];
  freeShipping: boolean;
  /** Prices are with taxes, as shoppers there expect them; else taxes come at the checkout. */
  taxIncluded: boolean;
  /** Pages and carts are in its country and currency when those of the visitor cannot be determined. */
  default: boolean;
  /** Several countries share one currency (Europe): each is offered by its own name, and `fallbackCountry` is needed. */
  hasMultiCountryCurrency: boolean;
  fallbackCountry?: CountryCode;
}

/** All deployments. `regions.ts` defines what each sells; each has an environment in wrangler.toml. */
export const storeIds = ['us', 'au', 'global', 'anz'] as const;
export type StoreId = (typeof storeIds)[number];

/** A deployment: one Worker, Shopify market and content language. */
export interface Store {
  id: StoreId;
  name: string;
  /** Language of the content service: `en-us`, `en-gb`. */
  contentLanguage: string;
  /** BCP 47 for `<html lang>`, dates and numbers. */
  locale: string;
  /** Language of the Storefront API's texts. */
  language: LanguageCode;
  regions: readonly Region[];
}

/** The store, region, country and currency that apply to a request. */
export interface Market {
  store: Store;
  region: Region;
  /** For `@inContext` and the cart's buyer identity. */
  country: CountryCode;
  currency: CurrencyCode;
}

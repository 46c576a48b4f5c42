/** Codes in upper case: ISO 3166-1 alpha-2 countries, ISO 4217 currencies and the Storefront API's languages. */
import type {
  CountryCode,
  CurrencyCode,
  LanguageCode,
} from '@shopify/hydrogen/storefront-api-types';

export type { CountryCode, CurrencyCode, LanguageCode };

export const europeCountries: readonly CountryCode[] = [
  'AD', 'AT', 'BE', 'CY', 'DE', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR',
  'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PT', 'SI', 'SK',
]; // prettier-ignore

/** The ISO codes in use. */
import type { CountryCode } from '@shopify/hydrogen/storefront-api-types';

export type CurrencyCode =
  | 'USD' | 'AUD' | 'NZD' | 'CAD' | 'EUR' | 'GBP' | 'JPY' | 'SGD' | 'HKD' | 'AED' | 'MXN'; // prettier-ignore

/** ISO 3166-1 alpha-2, upper case, as in the Storefront API. */
export type { CountryCode };

/** Languages of the Storefront API in use. */
export type LanguageCode = 'EN';

/** The countries of the Europe region, which is sold to in euros. */
export const europeCountries: readonly CountryCode[] = [
  'AD', 'AT', 'BE', 'CY', 'DE', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR',
  'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PT', 'SI', 'SK',
]; // prettier-ignore

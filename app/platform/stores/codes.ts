/** ISO codes the shop knows by name. */
import type { CountryCode } from '@shopify/hydrogen/storefront-api-types';

export type CurrencyCode =
  | 'USD' | 'AUD' | 'NZD' | 'CAD' | 'EUR' | 'GBP' | 'JPY' | 'SGD' | 'HKD' | 'AED' | 'MXN'; // prettier-ignore

/** ISO 3166-1 alpha-2, upper case, as the commerce backend knows them. */
export type { CountryCode };

/** Languages of the commerce backend in use here. */
export type LanguageCode = 'EN';

/** Euro countries that the shop serves as one region, spec §9. */
export const europeCountries: readonly CountryCode[] = [
  'AD', 'AT', 'BE', 'CY', 'DE', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR',
  'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PT', 'SI', 'SK',
]; // prettier-ignore

/** ISO codes the shop knows by name. */
export type CurrencyCode =
  | 'USD' | 'AUD' | 'NZD' | 'CAD' | 'EUR' | 'GBP' | 'JPY' | 'SGD' | 'HKD' | 'AED' | 'MXN'; // prettier-ignore

/** ISO 3166-1 alpha-2, upper case. */
export type CountryCode = string;

/** Languages of the commerce backend in use here. */
export type LanguageCode = 'EN';

/** Euro countries that the shop serves as one region, spec §9. */
export const europeCountries: readonly CountryCode[] = [
  'AD', 'AT', 'BE', 'CY', 'DE', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR',
  'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PT', 'SI', 'SK',
]; // prettier-ignore

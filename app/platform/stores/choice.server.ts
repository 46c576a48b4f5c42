/** The country and currency that the shopper has chosen, in cookies. */
import type { Cookies } from '../cookies.server';
import { chooseMarket } from './choose';
import type { CountryCode, CurrencyCode } from './codes';
import { countryOf } from './country';
import type { Store } from './store';

/** Scripts mirror both into local storage under the same names. */
const choiceCookies = { country: 'SELECTED_STORE', currency: 'currency' } as const;

const oneYear = 365 * 24 * 3600;

export interface Choice {
  country?: CountryCode;
  currency?: CurrencyCode;
}

/** The stored choice. Unknown countries, and currencies that this store does not sell in, are ignored. */
export function readChoice(cookies: Cookies, store: Store): Choice {
  const country = countryOf(cookies.get(choiceCookies.country));
  const currency = store.regions.find(
    (region) => region.currency === cookies.get(choiceCookies.currency),
  )?.currency;
  return { ...(country && { country }), ...(currency && { currency }) };
}

/** Stores a country and the currency in which this store sells there. */
export function saveChoice(cookies: Cookies, store: Store, country: CountryCode): void {
  const { currency } = chooseMarket(store, { chosenCountry: country });
  cookies.set(choiceCookies.country, country, { maxAge: oneYear, httpOnly: false });
  cookies.set(choiceCookies.currency, currency, { maxAge: oneYear, httpOnly: false });
}

/**
 * Handles `?geoRedirect=AU` and `?_locale=AU` (exactly two characters): stores a valid country and
 * returns the path without these parameters, to redirect to. Undefined when there is neither.
 */
export function takeChoice(url: URL, cookies: Cookies, store: Store): string | undefined {
  const { searchParams } = url;
  if (!searchParams.has('geoRedirect') && !searchParams.has('_locale')) return undefined;
  const country =
    countryOf(searchParams.get('geoRedirect')) ?? countryOf(searchParams.get('_locale'));
  if (country) saveChoice(cookies, store, country);
  const clean = new URL(url);
  clean.searchParams.delete('geoRedirect');
  clean.searchParams.delete('_locale');
  return clean.pathname + clean.search;
}

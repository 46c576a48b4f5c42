/** The store and currency a shopper chose, kept on the device: spec §2 "_locale … geoRedirect", spec §3. */
import type { Cookies } from '../cookies.server';
import { chooseMarket } from './choose';
import type { CountryCode, CurrencyCode } from './codes';
import { countryOf } from './country';
import type { Store } from './store';

/** Names are the specification's storage keys; scripts mirror them into local storage. */
const choiceCookies = { country: 'SELECTED_STORE', currency: 'currency' } as const;

const oneYear = 365 * 24 * 3600;

export interface Choice {
  country?: CountryCode;
  currency?: CurrencyCode;
}

/** What was chosen earlier. Anything but a country code, or a currency of this store, counts as nothing. */
export function readChoice(cookies: Cookies, store: Store): Choice {
  const country = countryOf(cookies.get(choiceCookies.country));
  const currency = store.regions.find(
    (region) => region.currency === cookies.get(choiceCookies.currency),
  )?.currency;
  return { ...(country && { country }), ...(currency && { currency }) };
}

/** Saves a chosen country, and the currency that this store sells in there (spec §4 "Store selection"). */
export function saveChoice(cookies: Cookies, store: Store, country: CountryCode): void {
  const { currency } = chooseMarket(store, { chosenCountry: country });
  cookies.set(choiceCookies.country, country, { maxAge: oneYear, httpOnly: false });
  cookies.set(choiceCookies.currency, currency, { maxAge: oneYear, httpOnly: false });
}

/**
 * `?geoRedirect=AU`, or `?_locale=AU` of exactly two characters: saves a valid country and gives the
 * path without the parameters, to redirect to. Undefined when neither is there.
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

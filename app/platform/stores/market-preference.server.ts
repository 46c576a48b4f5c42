import type { Cookies } from '../http/cookies.server';
import { choiceCookies } from './choice-cookies';
import { resolveMarket } from './resolve-market';
import type { CountryCode, CurrencyCode } from './codes';
import { countryOf } from './country';
import type { Market, Store } from './store';

const oneYear = 365 * 24 * 3600;

export interface MarketPreference {
  country?: CountryCode;
  currency?: CurrencyCode;
}

/** Ignores invalid values and other stores' currencies. */
export function readMarketPreference(cookies: Cookies, store: Store): MarketPreference {
  const country = countryOf(cookies.get(choiceCookies.country));
  const currency = store.regions.find(
    (region) => region.currency === cookies.get(choiceCookies.currency),
  )?.currency;
  return { ...(country && { country }), ...(currency && { currency }) };
}

export function saveMarketPreference(cookies: Cookies, store: Store, country: CountryCode): void {
  const { currency } = resolveMarket(store, { chosenCountry: country });
  cookies.set(choiceCookies.country, country, { maxAge: oneYear, httpOnly: false });
  cookies.set(choiceCookies.currency, currency, { maxAge: oneYear, httpOnly: false });
}

/** Parameters that name a market. The first takes precedence. */
export const marketParams = ['geoRedirect', '_locale'] as const;

export const changesMarket = (params: URLSearchParams): boolean =>
  marketParams.some((name) => params.has(name));

/** Returns the market of `?geoRedirect=AU` or `?_locale=AU`, or else the store's own market. */
export const marketOfAddress = ({ searchParams }: URL, store: Store): Market =>
  resolveMarket(store, { chosenCountry: countryIn(searchParams) });

const countryIn = (params: URLSearchParams): CountryCode | undefined =>
  countryOf(params.get('geoRedirect')) ?? countryOf(params.get('_locale'));

export function withoutMarket(url: URL): URL {
  const clean = new URL(url);
  for (const name of marketParams) clean.searchParams.delete(name);
  return clean;
}

/**
 * Stores a valid country of `?geoRedirect=AU` or `?_locale=AU` in a cookie. Returns the path without these parameters,
 * for a redirect; undefined if the URL has neither.
 */
export function takeMarketPreference(url: URL, cookies: Cookies, store: Store): string | undefined {
  if (url.search === '') return undefined;
  const { searchParams } = url;
  if (!changesMarket(searchParams)) return undefined;
  const country = countryIn(searchParams);
  if (country) saveMarketPreference(cookies, store, country);
  const clean = withoutMarket(url);
  return clean.pathname + clean.search;
}

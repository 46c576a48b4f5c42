/** Selects a request's market. */
import type { CountryCode, CurrencyCode } from './codes';
import type { Market, Region, Store } from './store';

const defaultRegion = (store: Store): Region =>
  store.regions.find((region) => region.default) ?? store.regions[0]!;

/** The store's region that serves a country; undefined for a country that it does not sell to. */
export const regionOfCountry = (store: Store, country: CountryCode): Region | undefined =>
  store.regions.find((region) => region.countries.includes(country));

const regionOfCurrency = (store: Store, currency: CurrencyCode): Region | undefined =>
  store.regions.find((region) => region.currency === currency);

/**
 * The market of a request: by the shopper's choice, else by their location, else the store's default. A
 * country that the store does not sell to gets the default region.
 */
export function resolveMarket(
  store: Store,
  hints: { chosenCountry?: CountryCode; currency?: CurrencyCode; geoCountry?: CountryCode },
): Market {
  const region =
    (hints.chosenCountry && regionOfCountry(store, hints.chosenCountry)) ||
    (hints.currency && regionOfCurrency(store, hints.currency)) ||
    (hints.geoCountry && regionOfCountry(store, hints.geoCountry)) ||
    defaultRegion(store);
  const visited = hints.chosenCountry ?? hints.geoCountry;
  const country =
    visited && region.countries.includes(visited)
      ? visited
      : (region.fallbackCountry ?? region.country);
  return { store, region, country, currency: region.currency };
}

import type { CountryCode, CurrencyCode } from './codes';
import type { Market, Region, Store } from './store';

const defaultRegion = (store: Store): Region =>
  store.regions.find((region) => region.default) ?? store.regions[0]!;

/** Undefined for countries to which the store doesn't sell. */
export const regionOfCountry = (store: Store, country: CountryCode): Region | undefined =>
  store.regions.find((region) => region.countries.includes(country));

const regionOfCurrency = (store: Store, currency: CurrencyCode): Region | undefined =>
  store.regions.find((region) => region.currency === currency);

/** The country is the shopper's choice, else the visitor's location. Other countries get the store's default region. */
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

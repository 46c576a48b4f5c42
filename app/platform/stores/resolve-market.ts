import type { CountryCode, CurrencyCode } from './codes';
import type { Market, Region, Store } from './store';

export const defaultRegion = (store: Pick<Store, 'regions'>): Region =>
  store.regions.find((region) => region.default) ?? store.regions[0]!;

/** Undefined if the store doesn't sell to the country. */
export const regionOfCountry = (store: Store, country: CountryCode): Region | undefined =>
  store.regions.find((region) => region.countries.includes(country));

const regionOfCurrency = (store: Store, currency: CurrencyCode): Region | undefined =>
  store.regions.find((region) => region.currency === currency);

/**
 * A chosen country or currency takes priority over the shopper's location. If the store doesn't sell to the country,
 * returns the default region.
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

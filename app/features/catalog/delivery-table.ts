import { regionOfCountry } from '~/platform/stores/resolve-market';
import type { Market, Store } from '~/platform/stores/store';
import {
  costOf,
  countryName,
  daysOf,
  destinationIn,
  destinationOf,
  type DeliveryCost,
  type DeliverySettings,
} from './delivery';

/** Countries of a region with the same terms. */
export interface DeliveryRow extends DeliveryCost {
  countries: string[];
  days: [number, number];
  own: boolean;
}

export interface DeliveryTable {
  rows: DeliveryRow[];
  own: DeliveryCost & { destination: string };
  /** Countries that only other stores deliver to. Their Workers have the prices. */
  elsewhere: string[];
}

/** Countries in the order of the store's regions, then those of `siblings`. */
export function deliveryTable(
  { env, market }: { env: DeliverySettings; market: Market },
  siblings: readonly Store[],
): DeliveryTable {
  const { store, region, country } = market;
  const rows = store.regions.flatMap((one) => {
    const alike = new Map<string, DeliveryRow>();
    for (const code of one.countries) {
      if (regionOfCountry(store, code) !== one) continue;
      const terms = { ...costOf(env, one, code), days: daysOf(env, store, code) };
      const key = JSON.stringify(terms);
      const row = alike.get(key) ?? { ...terms, countries: [], own: false };
      row.countries.push(countryName(store, code) ?? one.name);
      row.own ||= code === country;
      alike.set(key, row);
    }
    return [...alike.values()];
  });
  for (const { countries } of rows) countries.sort((a, b) => a.localeCompare(b, store.locale));
  const elsewhere = siblings
    .flatMap((sibling) => sibling.regions)
    .flatMap((one) =>
      one.countries
        .filter((code) => !regionOfCountry(store, code))
        .map((code) => destinationIn(store, code, one.name)),
    );
  return {
    rows,
    own: { ...costOf(env, region, country), destination: destinationOf(market) },
    elsewhere: [...new Set(elsewhere)].sort((a, b) => a.localeCompare(b, store.locale)),
  };
}

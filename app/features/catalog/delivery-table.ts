import { regionOfCountry } from '~/platform/stores/resolve-market';
import type { Market } from '~/platform/stores/store';
import {
  costOf,
  countryName,
  daysOf,
  destinationOf,
  type DeliveryCost,
  type DeliverySettings,
} from './delivery';

/** Countries of a region with the same terms. */
export interface DeliveryRow extends DeliveryCost {
  countries: string[];
  days: [number, number];
  /** Has the visitor's country. */
  own: boolean;
}

export interface DeliveryTable {
  rows: DeliveryRow[];
  /** Delivery to the visitor's country. */
  own: DeliveryCost & { destination: string };
}

/** All countries of the store, in the order of its regions. */
export function deliveryTable({
  env,
  market,
}: {
  env: DeliverySettings;
  market: Market;
}): DeliveryTable {
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
  return { rows, own: { ...costOf(env, region, country), destination: destinationOf(market) } };
}

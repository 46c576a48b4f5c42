import { stores as table } from '~/stores';
import type { Region, RegionEntry, Store, StoreEntry } from './store';

function toRegion(entry: RegionEntry, index: number): Region {
  const { countries, ...region } = entry;
  return {
    ...region,
    countries: countries ?? [entry.country],
    default: index === 0,
    hasMultiCountryCurrency: countries !== undefined,
    ...(countries && { fallbackCountry: entry.country }),
  };
}

function toStore(id: string, entry: StoreEntry): Store {
  const { group, name, contentLanguage, fallbackLanguage, locale, language, regions, timeZone } =
    entry;
  const texts = { contentLanguage, fallbackLanguage, locale, language };
  return { id, group, name, ...texts, timeZone, regions: regions.map(toRegion) };
}

export const stores: readonly Store[] = Object.entries(table).map(([id, entry]) =>
  toStore(id, entry),
);

/** Throws an Error with the known ids. */
export function storeOf(id: string): Store {
  const store = stores.find((one) => one.id === id);
  if (store) return store;
  throw new Error(`app/stores.ts has no store '${id}': ${stores.map((one) => one.id).join(', ')}`);
}

/** Includes the store itself. */
export const groupOf = (id: string): Store[] => {
  const { group } = storeOf(id);
  return stores.filter((store) => store.group === group);
};

/** The group's stores in STORE_URLS, including this store. */
export const siblingsOf = (env: { STORE: string; STORE_URLS: Record<string, string> }): Store[] =>
  groupOf(env.STORE).filter(({ id }) => id === env.STORE || env.STORE_URLS[id] !== undefined);

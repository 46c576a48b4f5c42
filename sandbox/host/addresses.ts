/** Where the local shop answers: every group of stores of the table, one host for each store. */
import { stores as ownStores } from '~/stores';

/** What is used of a table of stores. */
export type StoreTable = typeof ownStores;

/** A group of stores, 'A' or 'B' in the demo. */
export type Preset = string;

/** All of them, in the table's order; the first one is opened by default. */
export const presets: readonly Preset[] = [
  ...new Set(Object.values(ownStores).map(({ group }) => group)),
];

/** The stores of a group. */
export const storesOf = (preset: Preset, stores = ownStores): string[] =>
  Object.keys(stores).filter((id) => stores[id]!.group === preset);

export interface Addresses {
  preset: Preset;
  port: number;
  /** Store id → origin. */
  stores: Record<string, string>;
  sandbox: string;
  sandboxPort: number;
}

/** Addresses for a storefront port; the sandbox answers on the next one. `table` is `app/stores.ts` but in tests. */
export function addressesFor(
  preset: Preset,
  port: number,
  sandboxPort = port + 1,
  scheme: 'http' | 'https' = 'http',
  table: StoreTable = ownStores,
): Addresses {
  // The first store has the plain host; the names of the others carry the country, as the host rule asks.
  const origins = storesOf(preset, table).map((store, index) => {
    const host = index === 0 ? 'localhost' : `lintel.${store}.localhost`;
    return [store, `${scheme}://${host}:${port}`];
  });
  const stores: Record<string, string> = Object.fromEntries(origins);
  return { preset, port, stores, sandboxPort, sandbox: `http://127.0.0.1:${sandboxPort}` };
}

import { stores as ownStores } from '~/stores';

export type StoreTable = typeof ownStores;

/** A group of stores in `app/stores.ts`; the demo has 'A' and 'B'. */
export type Preset = string;

export const presets: readonly Preset[] = [
  ...new Set(Object.values(ownStores).map(({ group }) => group)),
];

export const storesOf = (preset: Preset, stores = ownStores): string[] =>
  Object.keys(stores).filter((id) => stores[id]!.group === preset);

export const defaultPort = 3000;

export interface Addresses {
  preset: Preset;
  port: number;
  stores: Record<string, string>;
  sandbox: string;
  sandboxPort: number;
}

/** The sandbox's port is the storefront's plus one. */
export function addressesFor(
  preset: Preset,
  port: number,
  sandboxPort = port + 1,
  scheme: 'http' | 'https' = 'http',
  table: StoreTable = ownStores,
): Addresses {
  // Each store needs its own host name, which selects the store's Worker.
  const origins = storesOf(preset, table).map((store, index) => {
    const host = index === 0 ? 'localhost' : `lintel.${store}.localhost`;
    return [store, `${scheme}://${host}:${port}`];
  });
  const stores: Record<string, string> = Object.fromEntries(origins);
  return { preset, port, stores, sandboxPort, sandbox: `http://127.0.0.1:${sandboxPort}` };
}

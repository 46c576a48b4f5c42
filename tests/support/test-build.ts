import type { WorkerOptions } from 'miniflare';
import { addressesFor, type Addresses, type Preset } from '../../sandbox/host/addresses';
import { storefrontBase, storefrontWorkers } from '../../sandbox/host/storefront-worker';
import type { Vars } from '../../sandbox/host/worlds';
import { buildStorefront } from '../../scripts/build';
import { builds } from '../../scripts/places';
import { stores, type StoreTable } from './stores';

/** Has `client` and `server`. */
export const testBuild = builds.tests;

export const buildForTests = () => buildStorefront({ build: 'tests' });

export const testAddresses = (
  preset: Preset,
  port: number,
  sandboxPort?: number,
  scheme?: 'http' | 'https',
  table: StoreTable = stores,
): Addresses => addressesFor(preset, port, sandboxPort, scheme, table);

export const testStorefront = (store: string, addresses: Addresses, vars?: Vars) =>
  storefrontBase(store, addresses, vars, stores);

/** `table` replaces the usual stores. */
export const testStorefronts = (
  addresses: Addresses,
  vars?: Vars,
  table?: StoreTable,
  folder = testBuild,
): WorkerOptions[] =>
  storefrontWorkers(addresses, vars, { folder, table: table ?? stores }).map((worker) => ({
    ...worker,
    bindings: { ...worker.bindings, ...(table && { TEST_STORES: table as never }) },
  }));

/**
 * Puts the module `front` in front of a Worker's code. `front` can change the global scope and then
 * import the shop dynamically from `./shop.js`. `others` has further modules by name.
 */
export function withFront(
  worker: WorkerOptions,
  front: string,
  others: Record<string, string> = {},
): WorkerOptions {
  const { modules } = worker as { modules?: WorkerOptions['modules' & keyof WorkerOptions] };
  const [only] = Array.isArray(modules) ? modules : [];
  if (typeof only?.contents !== 'string') throw new Error('The storefront is one module.');
  const files = { 'index.js': front, ...others, 'shop.js': only.contents };
  return {
    ...worker,
    modules: Object.entries(files).map(([path, contents]) => ({
      type: 'ESModule',
      path,
      contents,
    })),
  } as WorkerOptions;
}

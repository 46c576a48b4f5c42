/** The tests' build of the storefront, its Workers and its addresses: the sandbox's own parts, with the tests' stores. */
import type { WorkerOptions } from 'miniflare';
import { addressesFor, type Addresses, type Preset } from '../../sandbox/host/addresses';
import { storefrontBase, storefrontWorkers } from '../../sandbox/host/storefront-worker';
import type { Vars } from '../../sandbox/host/worlds';
import { buildStorefront } from '../../scripts/build';
import { builds } from '../../scripts/places';
import { stores, type StoreTable } from './stores';

/** Its folder, with `client` and `server`. */
export const testBuild = builds.tests;

/** Builds it if it is out of date. */
export const buildForTests = () => buildStorefront({ build: 'tests' });

export const testAddresses = (
  preset: Preset,
  port: number,
  sandboxPort?: number,
  scheme?: 'http' | 'https',
  table: StoreTable = stores,
): Addresses => addressesFor(preset, port, sandboxPort, scheme, table);

/** Settings and bindings of one of them. */
export const testStorefront = (store: string, addresses: Addresses, vars?: Vars) =>
  storefrontBase(store, addresses, vars, stores);

/** The Workers of a group. With a `table` of its own they have other stores than the tests usually have. */
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
 * The same Worker with a module in front of it, whose source imports the shop from `./shop.js` and what else it needs
 * from `others`, by name. What it changes of the global scope before it imports the shop dynamically, or later, is so
 * for the shop too.
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

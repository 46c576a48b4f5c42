/** Starts the whole world: storefront Workers and sandbox in one Miniflare. */
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import type { Addresses } from './addresses';
import { stateFolder } from './places';
import { sandboxWorker } from './sandbox-worker';
import { storefrontWorkers, type StorefrontOptions } from './storefront-worker';

export interface WorldOptions extends StorefrontOptions {
  addresses: Addresses;
  /** Folder for the sandbox's state; `false` keeps it in memory. */
  persist?: string | false;
  /** Sandbox variables, for instance `SANDBOX_PRODUCTS`. */
  sandboxVars?: Record<string, string>;
}

/** Starts Miniflare and waits until it answers. The caller disposes of it. */
export async function startWorld(options: WorldOptions): Promise<Miniflare> {
  const { addresses, persist = join(stateFolder, 'state'), sandboxVars } = options;
  const sandbox = await sandboxWorker({
    origin: addresses.sandbox,
    storefronts: addresses.stores,
    vars: sandboxVars,
    port: addresses.sandboxPort,
  });
  const miniflare = new Miniflare({
    host: '127.0.0.1',
    port: addresses.port,
    // Without this Miniflare looks for the network to learn where "we" are.
    cf: false,
    cachePersist: false,
    durableObjectsPersist: persist,
    handleRuntimeStdio: undefined,
    workers: [...storefrontWorkers(addresses, options), sandbox],
  });
  await miniflare.ready;
  return miniflare;
}

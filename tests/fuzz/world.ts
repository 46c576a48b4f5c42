import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Miniflare, WorkerOptions } from 'miniflare';
import type { Addresses } from '../../sandbox/host/addresses';
import { startMiniflare } from '../../sandbox/host/miniflare';
import { freePort } from '../../sandbox/host/ports';
import { compatibilityDate } from '../../scripts/wrangler-toml';
import { signInAs } from '../support/account-driver';
import { add, brae } from '../support/cart-driver';
import { shopper } from '../support/shopper';
import { testAddresses, testStorefronts } from '../support/test-build';
import { signedInPages } from './pages';
import type { UpstreamDamage } from './mutator-worker';

export type Who = 'stranger' | 'customer';

/** If a lane has `arm`, send it one request at a time. */
export interface Lane {
  origin: string;
  port: number;
  cookie: string;
  line: string;
  /**
   * Sets the damage for the next request. Returns the number of responses damaged since the
   * previous call.
   */
  arm?(damage: UpstreamDamage | null): Promise<{ done: number }>;
}

export interface FuzzWorld {
  addresses: Addresses;
  lanes: Lane[];
  logs(): string;
  forgetLogs(): void;
  stop(): Promise<void>;
}

const customer = 'three@lintel.example';

async function laneOf(addresses: Addresses, store: string): Promise<Lane> {
  const origin = addresses.stores[store]!;
  const visitor = shopper(origin);
  await visitor.get('/');
  await add(visitor, brae, '2');
  await visitor.post('/actions/wishlist', { intent: 'add', handle: 'brae-pendant-nickel' });
  await signInAs({ shopper: () => visitor } as never, customer, visitor);
  const cart = await visitor.get('/cart');
  for (const path of signedInPages) await visitor.get(path);
  const line = /gid:\/\/shopify\/CartLine\/[\w-]+\?cart=[\w-]+/.exec(cart.text)?.[0];
  if (!line) throw new Error(`No line in the bag: ${cart.status}`);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { origin, port: addresses.port, cookie, line };
}

const unlimited = { ratelimits: {} };

export async function startPlainWorld(): Promise<FuzzWorld> {
  const addresses = testAddresses('A', await freePort(), await freePort());
  const storefronts = testStorefronts(addresses).map((worker) => ({ ...worker, ...unlimited }));
  return worldOf(addresses, storefronts, ['us']);
}

export async function startDamagedWorld(): Promise<FuzzWorld> {
  const addresses = testAddresses('A', await freePort(), await freePort());
  const script = await bundle('./mutator-worker.ts');
  const ports: Record<string, number> = {};
  const storefronts: WorkerOptions[] = [];
  for (const [index, store] of Object.keys(addresses.stores).entries()) {
    ports[store] = await freePort();
    storefronts.push({
      ...testStorefronts(addresses)[index]!,
      ...unlimited,
      cache: false,
      outboundService: `mutator-${store}`,
    });
  }
  const mutators: WorkerOptions[] = Object.entries(ports).map(([store, port]) => ({
    name: `mutator-${store}`,
    modules: [{ type: 'ESModule', path: 'index.js', contents: script }],
    compatibilityDate,
    serviceBindings: { SANDBOX: 'sandbox' },
    unsafeDirectSockets: [{ host: '127.0.0.1', port }],
  }));
  const world = await worldOf(addresses, [...storefronts, ...mutators], Object.keys(ports));
  for (const [index, store] of Object.keys(ports).entries()) {
    world.lanes[index]!.arm = async (damage) => {
      const url = `http://127.0.0.1:${ports[store]}/__mutator`;
      const reply = await fetch(url, {
        method: 'POST',
        headers: { connection: 'close' },
        body: JSON.stringify(damage),
      });
      return (await reply.json()) as { done: number };
    };
  }
  return world;
}

async function worldOf(addresses: Addresses, storefronts: WorkerOptions[], stores: string[]) {
  let logs = '';
  const miniflare: Miniflare = await startMiniflare({
    addresses,
    storefronts,
    persist: false,
    content: 'sample',
    output: (text) => void (logs = (logs + text).slice(-200_000)),
  });
  try {
    const lanes = [];
    for (const store of stores) lanes.push(await laneOf(addresses, store));
    return {
      addresses,
      lanes,
      logs: () => logs,
      forgetLogs: () => void (logs = ''),
      stop: () => miniflare.dispose(),
    };
  } catch (error) {
    await miniflare.dispose();
    throw error;
  }
}

async function bundle(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(file, import.meta.url))],
    bundle: true,
    format: 'esm',
    write: false,
  });
  return outputFiles[0]!.text;
}

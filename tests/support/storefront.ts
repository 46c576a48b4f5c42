/** Starts the built Workers and a sandbox, with in-memory state and free ports. */
import type { Miniflare, WorkerOptions } from 'miniflare';
import type { Addresses, Preset } from '../../sandbox/host/addresses';
import { freePort } from '../../sandbox/host/ports';
import { startMiniflare } from '../../sandbox/host/miniflare';
import {
  accountsWorld,
  bare,
  type Accounts,
  type Vars,
  type World,
} from '../../sandbox/host/worlds';
import { control } from './control';
import type { Switch } from './shop-with-faults-worker';
import { keyOf, openPool, type Kept } from './pool';
import { shopper, type Shopper } from './shopper';
import type { StoreTable } from './stores';
import { bundleSwitchboard, change, withSwitchboard } from './switchboard';
import { testAddresses, testStorefronts } from './test-build';
import { wiretap, type Tap } from './wiretap';

export interface Shop {
  addresses: Addresses;
  miniflare: Miniflare;
  /** Has separate cookies. Default: the first store. */
  shopper(store?: string): Shopper;
  /** See `sandbox/faults`. */
  fault(fault: {
    service: string;
    mode: string;
    operation?: string;
    times?: number;
    status?: number;
    /** In ms, for the mode `slow`. */
    delayMs?: number;
    /** The request takes effect before its response is lost. */
    applied?: boolean;
  }): Promise<void>;
  clearFaults(): Promise<void>;
  /** Returns the requests after number `since`. */
  requests(since?: number): Promise<LoggedCall[]>;
  logs(): string;
  /**
   * Empties the caches and closes the circuit breakers. Not for shops started with `own`, `worker`
   * or `folder`.
   */
  fresh(): Promise<void>;
  /**
   * Advances all clocks but doesn't trigger timers. Not for shops started with `own`, `worker` or
   * `folder`.
   */
  pass(ms: number): Promise<void>;
  stop(): Promise<void>;
}

interface LoggedCall {
  n: number;
  service: string;
  operation: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  status: number;
}

/** On a busy machine, recommendations would miss the default deadline of 300 ms. */
const patient = { CAROUSEL_WAIT_MS: '3000' };

/**
 * Only the services that `wrangler.toml` configures (`bare` in `sandbox/host/worlds.ts`). Tests
 * that need other services are skipped.
 */
export const inBareWorld = process.env.LINTEL_WORLD === 'bare';

/** The sandbox's name for the service that lists products. */
export const catalogueService = inBareWorld ? 'commerce' : 'products';

export const accountsOfRun: Accounts =
  process.env.LINTEL_ACCOUNTS === 'customer-account-api' ? 'customer-account-api' : 'legacy';

export const hasPasswords = accountsOfRun === 'legacy';

/** If set, the sandbox serves no older version. */
const apiVersion = process.env.LINTEL_STOREFRONT_API;
const versionVars = apiVersion && { STOREFRONT_API_VERSION: apiVersion };
const versionSandboxVars = apiVersion && { OLDEST_API_VERSION: apiVersion };

export const storefrontApiPath = `/api/${apiVersion ?? '2024-07'}/graphql.json`;

/** Whether the API version reports why a discount code doesn't apply. */
export const tellsCodeReasons = apiVersion !== undefined && apiVersion >= '2024-10';

export interface ShopOptions {
  preset?: Preset;
  world?: 'full' | 'bare';
  accounts?: Accounts;
  vars?: Vars;
  sandboxVars?: Record<string, string>;
  stores?: StoreTable;
  tap?: Tap;
  https?: boolean;
  folder?: string;
  /** A shop with this option is never reused. */
  worker?: (worker: WorkerOptions) => WorkerOptions;
  /** Always starts a new shop. */
  own?: boolean;
}

interface KeptShop extends Shop, Kept {
  use(vars: Vars): Promise<void>;
  user: { logs: string; tap?: Tap };
}

const pool = openPool<KeptShop>();

/**
 * Stop the shop in `afterAll`. Later test files with the same options reuse it, reset to its
 * initial state.
 */
export async function startShop({ own, ...options }: ShopOptions = {}): Promise<Shop> {
  if (own || options.worker || options.folder) {
    const shop = await openShop(options, varsOf(options));
    return { ...shop, stop: shop.dispose };
  }
  const { preset = 'A', https, stores, tap, accounts = accountsOfRun } = options;
  const { vars, sandboxVars } = varsOf(options);
  // Durable Objects only see the settings that the shop started with.
  const isForObjects = ([name]: [string, unknown]) =>
    accounts === 'customer-account-api' ||
    /^(?:SHOPIFY(?!_SHOP_ID)|STOREFRONT|SESSION)_/.test(name);
  const startVars = Object.fromEntries(Object.entries(vars).filter(isForObjects));
  const tapped = tap !== undefined;
  const key = keyOf({ preset, https, stores, vars: startVars, sandboxVars, tapped });
  const board = await bundleSwitchboard();
  const worker = (one: WorkerOptions) => withSwitchboard(one, board);
  const start = () => openShop({ ...options, worker }, { vars: startVars, sandboxVars });
  const shop = await pool.take(key, start);
  await shop.use(vars);
  shop.user.tap = tap;
  let stopped = false;
  return {
    ...shop,
    async stop() {
      if (stopped) return;
      stopped = true;
      shop.user.tap = undefined;
      await pool.release(key, shop);
    },
  };
}

function varsOf(options: ShopOptions) {
  const around = (options.world ?? (inBareWorld ? 'bare' : 'full')) === 'bare' ? bare : undefined;
  const accounts = accountsWorld(options.accounts ?? accountsOfRun);
  return {
    vars: { ...patient, ...around?.vars, ...versionVars, ...accounts.vars, ...options.vars },
    sandboxVars: {
      ...around?.sandboxVars,
      ...versionSandboxVars,
      ...accounts.sandboxVars,
      ...options.sandboxVars,
    },
  };
}

async function openShop(options: ShopOptions, { vars, sandboxVars }: World): Promise<KeptShop> {
  const { preset = 'A', tap, https, stores } = options;
  const { worker: changed = (worker: WorkerOptions) => worker } = options;
  const user: KeptShop['user'] = { logs: '', tap: options.tap };
  const output = (text: string) => void (user.logs += text);
  const addresses = testAddresses(
    preset,
    await freePort(),
    await freePort(),
    https ? 'https' : 'http',
    stores,
  );
  const miniflare = await startMiniflare({
    addresses,
    storefronts: testStorefronts(addresses, vars, stores, options.folder).map((worker) =>
      changed(
        tap ? { ...worker, outboundService: wiretap((exchange) => user.tap?.(exchange)) } : worker,
      ),
    ),
    persist: false,
    content: 'sample',
    // AVIF takes five times as long to encode.
    imageFormats: ['webp'],
    https,
    output: process.env.SHOW_LOGS === 'true' ? (text) => console.log(text) : output,
    sandboxVars,
  });
  const origins = Object.values(addresses.stores);
  const changeAll = (body: Switch) => Promise.all(origins.map((origin) => change(origin, body)));
  const clearFaults = async () => {
    const headers = { connection: 'close' };
    await fetch(`${addresses.sandbox}/__standin/faults`, { method: 'DELETE', headers });
  };
  return {
    user,
    addresses,
    miniflare,
    shopper: (store = Object.keys(addresses.stores)[0]!) => shopper(addresses.stores[store]!),
    fault: async (fault) => void (await control({ addresses }, 'faults', fault)),
    clearFaults,
    requests: (since = 0) => control({ addresses }, `requests?since=${since}`),
    logs: () => user.logs,
    fresh: async () => void (await changeAll({ fresh: true })),
    pass: async (ms) => {
      const clock = control({ addresses }, 'clock', { advanceMs: ms });
      await Promise.all([changeAll({ passMs: ms }), clock]);
    },
    use: async (vars) => {
      const entries = Object.entries(vars).map(([name, value]) => [name, value ?? null]);
      await changeAll({ fresh: true, vars: Object.fromEntries(entries) });
    },
    renew: async () => {
      await clearFaults();
      await changeAll({ fresh: true, anew: true });
      await control({ addresses }, 'reset', {});
      user.logs = '';
    },
    stop: () => miniflare.dispose(),
    dispose: () => miniflare.dispose(),
  };
}

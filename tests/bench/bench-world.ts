/**
 * A shop without caches. The storefront has its own workerd process, so that its CPU time can be
 * measured.
 */
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { freePort } from '../../sandbox/host/ports';
import { testAddresses, testStorefronts } from '../support/test-build';
import type { Vars } from '../../sandbox/host/worlds';
import { stateFolder } from '../../scripts/places';
import { startSandbox } from '../support/sandbox';
import { shopper, type Shopper } from '../support/shopper';
import { cpuOf, workerds } from './cpu';

export interface BenchWorld {
  products: number;
  shopper: Shopper;
  pid: number;
  /** In ms, so far. */
  cpu(): number;
  stop(): Promise<void>;
}

/**
 * Set `PRODUCT_SERVICE_URL: undefined` in `vars` to load products from the Storefront API. If
 * `answer` returns a response, the storefront gets this response instead of the sandbox's.
 */
export async function startBenchWorld(
  products: number,
  vars: Vars,
  answer: (url: URL) => Response | null = () => null,
): Promise<BenchWorld> {
  const sandbox = await startSandbox({
    vars: { SANDBOX_PRODUCTS: String(products) },
    // Filling a large shop takes minutes; the next run reuses the state.
    state: join(stateFolder, `bench-${products}`),
  });
  await sandbox.fetch('/search/collection/all?take=1&currency=USD');
  const port = await freePort();
  const addresses = {
    ...testAddresses('A', port, Number(new URL(sandbox.origin).port)),
    sandbox: sandbox.origin,
  };
  const before = new Set(workerds());
  const [store] = testStorefronts(addresses, { DATA_CACHE: 'off', ...vars });
  const miniflare = new Miniflare({
    host: '127.0.0.1',
    port,
    handleStructuredLogs: () => undefined,
    cf: false,
    workers: [
      {
        ...store!,
        routes: ['*/*'],
        cache: false,
        ratelimits: {},
        outboundService: (request: Request) =>
          (answer(new URL(request.url)) ?? fetch(request.url, request as RequestInit)) as never,
      },
    ],
  });
  await miniflare.ready;
  const pid = workerds().find((one) => !before.has(one));
  if (!pid) throw new Error('The storefront’s workerd was not found: this needs Linux.');
  return {
    products,
    shopper: shopper(addresses.stores.us!),
    pid,
    cpu: () => cpuOf(pid),
    stop: async () => {
      await miniflare.dispose();
      await sandbox.stop();
    },
  };
}

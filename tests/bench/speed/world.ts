/**
 * Runs the built storefront in its own workerd process, next to a hello-world Worker and static
 * files. Counts and delays the storefront's outside calls.
 */
import { Miniflare, type WorkerOptions } from 'miniflare';
import { freePort } from '../../../sandbox/host/ports';
import type { Vars } from '../../../sandbox/host/worlds';
import { compatibilityDate } from '../../../scripts/wrangler-toml';
import { bundleSwitchboard, withSwitchboard } from '../../support/switchboard';
import { switchPath, type Switch } from '../../support/shop-with-faults-worker';
import type { Sandbox } from '../../support/sandbox';
import { shopper, type Shopper } from '../../support/shopper';
import { testAddresses, testStorefronts } from '../../support/test-build';
import { cpuOf, workerds } from '../cpu';
import { recordCalls, type CallRecord } from './call-record';

export interface SpeedWorld {
  origin: string;
  port: number;
  calls: CallRecord;
  visitor(): Shopper;
  cpu(): number;
  /** Empties the caches and shared state. Requires `switches`. */
  fresh(): Promise<void>;
  pass(ms: number): Promise<void>;
  stop(): Promise<void>;
}

export interface SpeedWorldOptions {
  sandbox: Sandbox;
  /** Default: workerd's own port. */
  publicPort?: number;
  port?: number;
  vars?: Vars;
  /** Folder of another build. */
  folder?: string;
  /** Enables `fresh` and `pass`, at a cost of a few microseconds per request. */
  switches?: boolean;
  /** Folder that keeps the Cache API's entries. Without it, the entries are lost when the Workers stop. */
  caches?: string;
  /**
   * The shop's assets. The subfolder `pages/` has the static files for comparison, because
   * Miniflare can serve only one folder.
   */
  files?: string;
  inspectorPort?: number;
}

/** All Workers share a port; the Host header selects the Worker. */
export const helloHost = 'hello.localhost';
export const filesHost = 'files.localhost';

const tiny = (name: string, host: string, code: string): WorkerOptions => ({
  name,
  compatibilityDate,
  routes: [`${host}/*`],
  modules: [{ type: 'ESModule', path: 'index.js', contents: `export default { fetch: ${code} }` }],
});

const hello = tiny('hello', helloHost, '() => new Response("hello")');

const files = (directory: string): WorkerOptions => ({
  ...tiny('files', filesHost, '(request, env) => env.ASSETS.fetch(request)'),
  assets: {
    workerName: 'files',
    directory,
    binding: 'ASSETS',
    assetConfig: { html_handling: 'none', not_found_handling: 'none' },
  },
});

/** The caller stops the world and its sandbox. */
export async function startSpeedWorld(options: SpeedWorldOptions): Promise<SpeedWorld> {
  const { sandbox, vars, switches = false, port = await freePort() } = options;
  const { publicPort = port } = options;
  const addresses = {
    ...testAddresses('A', publicPort, Number(new URL(sandbox.origin).port)),
    sandbox: sandbox.origin,
  };
  const calls = recordCalls();
  const [store] = testStorefronts(addresses, vars, undefined, options.folder);
  const { assets } = store!;
  const shop: WorkerOptions = {
    ...(switches ? withSwitchboard(store!, await bundleSwitchboard()) : store!),
    ...(options.files && { assets: { ...assets!, directory: options.files } }),
    ratelimits: {},
    outboundService: calls.pass,
    unsafeInspectorProxy: options.inspectorPort !== undefined,
  };
  const before = new Set(workerds());
  const miniflare = new Miniflare({
    host: '127.0.0.1',
    port,
    logRequests: false,
    handleStructuredLogs: () => undefined,
    // Without `cf`, the header `CF-IPCountry` sets the country, as at the edge.
    cf: false,
    cachePersist: options.caches ?? false,
    ...(options.inspectorPort !== undefined && { inspectorPort: options.inspectorPort }),
    workers: [shop, hello, ...(options.files ? [files(options.files)] : [])],
  });
  await miniflare.ready;
  const pid = workerds().find((one) => !before.has(one));
  if (!pid) throw new Error('The storefront’s workerd was not found: this needs Linux.');
  const own = `http://localhost:${port}`;
  const change = async (body: Switch) => {
    const sent = { method: 'POST', body: JSON.stringify(body) };
    const { status } = await shopper(own).send(switchPath, sent);
    if (status !== 200) throw new Error(`The switchboard answered ${status}`);
  };
  return {
    origin: addresses.stores['us']!,
    port,
    calls,
    visitor: () => shopper(own),
    cpu: () => cpuOf(pid),
    fresh: () => change({ fresh: true, divert: null }),
    pass: (passMs) => change({ passMs }),
    stop: () => miniflare.dispose(),
  };
}

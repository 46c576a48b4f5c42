/**
 * A shop to measure: the built storefront in a workerd process of its own, beside a Worker that only says hello
 * and files as large as its pages. Its calls to outside services pass through here, to be counted and delayed.
 */
import { Miniflare, type WorkerOptions } from 'miniflare';
import { freePort } from '../../../sandbox/host/ports';
import type { Vars } from '../../../sandbox/host/worlds';
import { bundleSwitchboard, withSwitchboard } from '../../support/switchboard';
import { switchPath, type Switch } from '../../support/fault-lane-worker';
import type { Sandbox } from '../../support/sandbox';
import { shopper, type Shopper } from '../../support/shopper';
import { testAddresses, testStorefronts } from '../../support/test-build';
import { cpuOf, workerds } from '../cpu';
import { recordCalls, type CallRecord } from './call-record';

export interface SpeedWorld {
  /** Of the shop, as its visitors know it. */
  origin: string;
  /** On which workerd listens. */
  port: number;
  calls: CallRecord;
  visitor(): Shopper;
  /** CPU time of the storefront's process so far, in ms. */
  cpu(): number;
  /** Empties the caches and forgets what requests share. Only with `switches`. */
  fresh(): Promise<void>;
  /** Lets time pass for the storefront. Only with `switches`. */
  pass(ms: number): Promise<void>;
  stop(): Promise<void>;
}

export interface SpeedWorldOptions {
  sandbox: Sandbox;
  /** Of the shop for its visitors, where it is not workerd's own. */
  publicPort?: number;
  /** workerd's. */
  port?: number;
  vars?: Vars;
  /** Allows `fresh`, for a few microseconds of each request. */
  switches?: boolean;
  /** Folder of the Cache API; without it caches end with the world. */
  caches?: string;
  /** A copy of the shop's assets with the files of comparison under `/pages/`; Miniflare reads one folder alone. */
  files?: string;
  inspectorPort?: number;
}

/** Hosts of the Workers that the storefront is compared with; by the Host header, all listen on one port. */
export const helloHost = 'hello.localhost';
export const filesHost = 'files.localhost';

const tiny = (name: string, host: string, code: string): WorkerOptions => ({
  name,
  compatibilityDate: '2026-04-01',
  routes: [`${host}/*`],
  modules: [{ type: 'ESModule', path: 'index.js', contents: `export default { fetch: ${code} }` }],
});

const hello = tiny('hello', helloHost, '() => new Response("hello")');

/** Files as the shop's own are served: by its binding, which Miniflare has for every Worker. */
const files = (directory: string): WorkerOptions => ({
  ...tiny('files', filesHost, '(request, env) => env.ASSETS.fetch(request)'),
  assets: {
    workerName: 'files',
    directory,
    binding: 'ASSETS',
    assetConfig: { html_handling: 'none', not_found_handling: 'none' },
  },
});

/** Starts the shop; the caller stops it, and its sandbox. */
export async function startSpeedWorld(options: SpeedWorldOptions): Promise<SpeedWorld> {
  const { sandbox, vars, switches = false, port = await freePort() } = options;
  const { publicPort = port } = options;
  const addresses = {
    ...testAddresses('A', publicPort, Number(new URL(sandbox.origin).port)),
    sandbox: sandbox.origin,
  };
  const calls = recordCalls();
  const [store] = testStorefronts(addresses, vars);
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
    // Each line of a log would pass through this process.
    logRequests: false,
    handleStructuredLogs: () => undefined,
    // The country is known, as at the edge.
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

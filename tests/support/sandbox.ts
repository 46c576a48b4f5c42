import { Miniflare, type WorkerOptions } from 'miniflare';
import { freePort } from '../../sandbox/host/ports';
import { sandboxWorker, type SandboxOptions } from '../../sandbox/host/sandbox-worker';
import { keyOf, openPool, type Kept } from './pool';
import type { Fault } from '../../sandbox/world/active-faults';
import type { LoggedRequest } from '../../sandbox/world/request-log';

export type Sandbox = {
  /** E.g. `http://127.0.0.1:41234`. */
  origin: string;
  miniflare: Miniflare;
  /** Doesn't follow redirects. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  json<T>(path: string, init?: RequestInit): Promise<T>;
  fault(fault: Partial<Fault> & Pick<Fault, 'service' | 'mode'>): Promise<void>;
  faults(): Promise<Fault[]>;
  clearFaults(): Promise<void>;
  /** Returns the requests after number `since`. */
  requests(since?: number): Promise<LoggedRequest[]>;
  reset(): Promise<void>;
  stop(): Promise<void>;
};

type Options = Partial<SandboxOptions> & {
  /** The state's folder; by default, state stays in memory. */
  state?: string;
  /** With `outboundService: 'sandbox'`, their calls reach the sandbox. */
  workers?: WorkerOptions[];
};

const pool = openPool<Sandbox & Kept>();

/**
 * Starts a sandbox without a storefront. Stop it in `afterAll`. Later test files with the same
 * options reuse it, reset to its initial state.
 */
export async function startSandbox(options: Options = {}): Promise<Sandbox> {
  if (options.workers || options.state) return openSandbox(options);
  const key = keyOf(options);
  const sandbox = await pool.take(key, () => openSandbox(options));
  let stopped = false;
  return {
    ...sandbox,
    async stop() {
      if (!stopped) await pool.release(key, sandbox);
      stopped = true;
    },
  };
}

async function openSandbox(options: Options): Promise<Sandbox & Kept> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { state, workers = [], ...settings } = options;
  const miniflare = new Miniflare({
    workers: [await sandboxWorker({ origin, content: 'sample', ...settings }), ...workers],
    host: '127.0.0.1',
    port,
    cf: false,
    cachePersist: false,
    durableObjectsPersist: state ?? false,
  });
  await miniflare.ready;
  const ask = (path: string, init?: RequestInit) =>
    fetch(origin + path, { redirect: 'manual', ...init });
  const json = async <T>(path: string, init?: RequestInit): Promise<T> =>
    (await (await ask(path, init)).json()) as T;
  const post = async (path: string, body: unknown): Promise<void> => {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const response = await ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  const reset = () => post('/__standin/reset', {});
  return {
    origin,
    miniflare,
    fetch: ask,
    json,
    fault: (fault) => post('/__standin/faults', fault),
    faults: () => json('/__standin/faults'),
    clearFaults: async () => void (await ask('/__standin/faults', { method: 'DELETE' })),
    requests: (since = 0) => json(`/__standin/requests?since=${since}`),
    reset,
    renew: reset,
    stop: () => miniflare.dispose(),
    dispose: () => miniflare.dispose(),
  };
}

import type { Readable } from 'node:stream';
import { Miniflare, type MiniflareOptions, type WorkerOptions } from 'miniflare';
import type { Addresses } from './addresses';
import { sandboxWorker, type SandboxOptions } from './sandbox-worker';
import { collectGarbageOnMainThread } from './workerd/v8-flags';

collectGarbageOnMainThread();

export interface ShopOptions {
  addresses: Addresses;
  storefronts: WorkerOptions[];
  /** The state's folder; `false` keeps the state in memory. */
  persist: string | false;
  sandboxVars?: SandboxOptions['vars'];
  content?: SandboxOptions['content'];
  imageFormats?: SandboxOptions['imageFormats'];
  https?: boolean;
  output?: (text: string) => void;
}

export const readInto =
  (output: (text: string) => void) => (stdout: Readable, stderr: Readable) => {
    for (const stream of [stdout, stderr]) stream.setEncoding('utf8').on('data', output);
  };

export async function startMiniflare(options: ShopOptions): Promise<Miniflare> {
  const miniflare = new Miniflare(await miniflareOptions(options));
  await miniflare.ready;
  return miniflare;
}

/** Rebundles the sandbox if it has changed. */
export async function miniflareOptions(options: ShopOptions): Promise<MiniflareOptions> {
  const { addresses, storefronts, persist } = options;
  const sandbox = await sandboxWorker({
    origin: addresses.sandbox,
    storefronts: addresses.stores,
    vars: options.sandboxVars,
    content: options.content,
    imageFormats: options.imageFormats,
    listeners: storefronts.flatMap(({ name }) => name ?? []),
    port: addresses.sandboxPort,
  });
  return {
    host: '127.0.0.1',
    port: addresses.port,
    ...(options.https && { https: true }),
    // `{}` prevents a network request for the visitor's location. `false` would make every visitor
    // American.
    cf: {},
    cachePersist: false,
    ...(options.output && { handleRuntimeStdio: readInto(options.output) }),
    durableObjectsPersist: persist,
    workers: [...storefronts, sandbox],
  };
}

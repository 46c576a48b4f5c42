/** Starts storefront Workers and sandbox in one Miniflare. */
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Miniflare, type MiniflareOptions, type WorkerOptions } from 'miniflare';
import { stateFolder } from '../../scripts/places';
import type { Addresses } from './addresses';
import { sandboxWorker, type SandboxOptions } from './sandbox-worker';

export interface ShopOptions {
  addresses: Addresses;
  /** The storefront, built or in development: one Worker for each store. */
  storefronts: WorkerOptions[];
  /** Folder for the sandbox's state; `false` keeps it in memory. */
  persist?: string | false;
  /** Variables of the sandbox, for instance `SANDBOX_PRODUCTS`. */
  sandboxVars?: SandboxOptions['vars'];
  /** The sandbox's content. */
  content?: SandboxOptions['content'];
  imageFormats?: SandboxOptions['imageFormats'];
  /** Serves the storefronts over https, with a certificate that nobody has signed. */
  https?: boolean;
  /** Takes what the Workers print, in place of the terminal. */
  output?: (text: string) => void;
}

/** For Miniflare: hands what the Workers print to `output`. */
export const readInto =
  (output: (text: string) => void) => (stdout: Readable, stderr: Readable) => {
    for (const stream of [stdout, stderr]) stream.setEncoding('utf8').on('data', output);
  };

/** Starts Miniflare and waits until it answers. The caller disposes of it. */
export async function startMiniflare(options: ShopOptions): Promise<Miniflare> {
  const miniflare = new Miniflare(await miniflareOptions(options));
  await miniflare.ready;
  return miniflare;
}

/** Storefronts and sandbox as Miniflare wants them; the sandbox is bundled anew if it has changed. */
export async function miniflareOptions(options: ShopOptions): Promise<MiniflareOptions> {
  const { addresses, storefronts, persist = join(stateFolder, 'state') } = options;
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
    // Without this Miniflare looks for the network to learn where "we" are; `false` claims the USA.
    cf: {},
    cachePersist: false,
    ...(options.output && { handleRuntimeStdio: readInto(options.output) }),
    durableObjectsPersist: persist,
    workers: [...storefronts, sandbox],
  };
}

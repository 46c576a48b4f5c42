/** Both implementations of the wishlist service, behind one interface. */
import { build } from 'esbuild';
import { Miniflare } from 'miniflare';
import { root } from '../../scripts/places';
import { startSandbox } from './sandbox';

export interface Backend {
  post(path: string, body: unknown): Promise<Response>;
  stop(): Promise<void>;
}

const asText = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body));

/** The sandbox's wishlist service, over the network. */
export async function startService(): Promise<Backend> {
  const sandbox = await startSandbox();
  return {
    post: (path, body) => sandbox.fetch(path, { method: 'POST', body: asText(body) }),
    stop: sandbox.stop,
  };
}

/** The storefront's own Durable Object, in workerd. */
export async function startShelf(): Promise<Backend> {
  const bundle = await build({
    stdin: {
      contents: `export { WishlistObject } from './app/services/wishlist/wishlist-shelf.server';
        export default { fetch: (request, { SHELF }) => SHELF.get(SHELF.idFromName('us')).fetch(request) };`,
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  const miniflare = new Miniflare({
    modules: true,
    script: bundle.outputFiles[0]!.text,
    compatibilityDate: '2026-04-01',
    cf: false,
    durableObjects: { SHELF: { className: 'WishlistObject', useSQLite: true } },
  });
  const address = await miniflare.ready;
  return {
    post: (path, body) => fetch(new URL(path, address), { method: 'POST', body: asText(body) }),
    stop: () => miniflare.dispose(),
  };
}

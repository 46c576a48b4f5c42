import { join } from 'node:path';
import { build } from 'esbuild';
import { Miniflare } from 'miniflare';
import { root } from '../../scripts/places';
import { compatibilityDate } from '../../scripts/wrangler-toml';
import { startSandbox } from './sandbox';

export interface Backend {
  post(path: string, body: unknown): Promise<Response>;
  stop(): Promise<void>;
}

const asText = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body));

export async function startService(): Promise<Backend> {
  const sandbox = await startSandbox();
  return {
    post: (path, body) => sandbox.fetch(path, { method: 'POST', body: asText(body) }),
    stop: sandbox.stop,
  };
}

const objectWorker = `
  export { WishlistObject } from './app/services/wishlist/wishlist-object.server';

  const refusal = (status, error) => Response.json({ error }, { status });

  export default {
    async fetch(request, { WISHLISTS }) {
      const kind = new URL(request.url).pathname.split('/')[3];
      const text = await request.text();
      if (text.length > 16 * 1024) return refusal(413, { code: 'too_large', message: 'At most 16 kB.' });
      let body;
      try {
        body = JSON.parse(text);
      } catch (error) {
        return refusal(400, { code: 'bad_body', message: error.message });
      }
      const object = WISHLISTS.getByName('us');
      const result = await (kind === 'event'
        ? object.applyEvent(body)
        : kind === 'email'
          ? object.byEmail(body.email)
          : object.byId(body.wishlistId));
      return result.ok ? Response.json(result.value) : refusal(400, result.error);
    },
  };`;

export async function startObject(): Promise<Backend> {
  const bundle = await build({
    stdin: { contents: objectWorker, resolveDir: root },
    alias: { '~': join(root, 'app') },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: ['cloudflare:workers'],
  });
  const miniflare = new Miniflare({
    modules: true,
    script: bundle.outputFiles[0]!.text,
    compatibilityDate,
    cf: false,
    durableObjects: { WISHLISTS: { className: 'WishlistObject', useSQLite: true } },
  });
  const address = await miniflare.ready;
  return {
    post: (path, body) => fetch(new URL(path, address), { method: 'POST', body: asText(body) }),
    stop: () => miniflare.dispose(),
  };
}

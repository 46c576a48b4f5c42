/** `npm run dev`: Vite for the browser's modules and hot replacement, workerd for everything else. */
import { createServer as createHttpServer, request as httpRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { build } from 'esbuild';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import type { Addresses } from './addresses';
import { join } from 'node:path';
import type { WorkerOptions } from 'miniflare';
import { root } from './places';
import { freePort } from './ports';
import { storefrontBase } from './storefront-worker';
import { startWorld } from './world';

interface DevOptions {
  addresses: Addresses;
  sandboxVars: Record<string, string>;
}

/** Durable Objects keep their state, so they are no part of hot replacement: restart to change them. */
const devEntry = `
  export { default } from './sandbox/host/dev-worker';
  export { BagDesk } from './app/features/cart/bag-desk.server';
  export { WishlistShelf } from './app/services/wishlist/wishlist-shelf.server';
`;

/** Starts both on the storefront's port; the answer stops them. */
export async function startDevServer({ addresses, sandboxVars }: DevOptions) {
  const server = createHttpServer();
  const vite = await createViteServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  const workerPort = await freePort();
  const world = await startWorld({
    addresses: { ...addresses, port: workerPort },
    storefronts: await devWorkers(addresses, vite),
    sandboxVars,
  });
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => forward(request, response, workerPort));
  });
  await new Promise<void>((resolve) => server.listen(addresses.port, '127.0.0.1', resolve));
  return async () => {
    server.close();
    await vite.close();
    await world.dispose();
  };
}

async function devWorkers(addresses: Addresses, vite: ViteDevServer): Promise<WorkerOptions[]> {
  const bundle = await build({
    stdin: { contents: devEntry, resolveDir: root },
    alias: { '~': join(root, 'app') },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    conditions: ['workerd', 'worker'],
    external: ['cloudflare:*', 'node:*'],
  });
  const contents = bundle.outputFiles[0]!.text;
  const answer = viteService(vite);
  return Object.keys(addresses.stores).map((store) => ({
    ...storefrontBase(store, addresses),
    modules: [{ type: 'ESModule', path: 'index.js', contents }],
    serviceBindings: { VITE: answer },
    unsafeEvalBinding: 'UNSAFE_EVAL',
  }));
}

/** Answers the module runner in workerd: `/invoke` fetches modules, `/change` counts changed files. */
function viteService(vite: ViteDevServer) {
  let changes = 0;
  vite.watcher.on('all', () => (changes += 1));
  const { hot } = vite.environments.ssr;
  return async (request: { url: string; json(): Promise<unknown> }) => {
    const { Response } = await import('miniflare');
    if (new URL(request.url).pathname === '/change') return new Response(String(changes));
    const payload = (await request.json()) as Parameters<typeof hot.handleInvoke>[0];
    return Response.json(await hot.handleInvoke(payload));
  };
}

/** Hands a request that is no module or asset to the Worker, as it came. */
function forward(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, headers } = request;
  const onward = httpRequest(
    // Vite strips its base from `url`; the shop wants what the browser asked for.
    { host: '127.0.0.1', port, method, headers, path: originalUrl(request) },
    (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    },
  );
  onward.on('error', (error) => response.writeHead(502).end(String(error)));
  request.pipe(onward);
}

const originalUrl = (request: IncomingMessage & { originalUrl?: string }) =>
  request.originalUrl ?? request.url;

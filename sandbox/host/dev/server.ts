/**
 * `npm run dev`: Vite serves browser modules and hot updates; workerd (Cloudflare's runtime) serves
 * everything else.
 */
import { createServer as createHttpServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { Miniflare, Response, type MiniflareOptions, type WorkerOptions } from 'miniflare';
import { createServer as createViteServer, normalizePath, type ViteDevServer } from 'vite';
import { root, stateFolder } from '../../../scripts/places';
import { freePort } from '../ports';
import { readInto } from '../miniflare';
import { errorDetails, type ErrorDetails } from './broken-page';
import { errorDisplay } from './errors';
import { fileChanges, type FileChanges } from './file-changes';
import { forwarder } from './forward';
import { hotUpdates, sendServerUpdate } from './hot-updates';
import { bundleAllPackages } from './packages';
import { workerLog } from './worker-log';

export type WorkerBase = Omit<WorkerOptions, 'modules' | 'script' | 'scriptPath'> & {
  name: string;
};

export interface DevOptions {
  origin: string;
  workers: WorkerBase[];
  miniflareOptions(
    workers: WorkerOptions[],
    port: number,
  ): Promise<MiniflareOptions> | MiniflareOptions;
  settings?: RegExp;
  restartProcess(): void;
}

/** These folders change while the shop runs, but contain no source code. */
const unwatched = [stateFolder, join(root, 'build'), join(root, 'sandbox/photos/originals')];
const isUnwatched = (path: string) =>
  unwatched.some((folder) => normalizePath(path).startsWith(normalizePath(folder)));

const packages = join(createRequire(import.meta.url).resolve('vite/package.json'), '../..');

/** Runs Vite and the Workers on the storefront's port. Returns a function that stops both. */
export async function startDevServer(options: DevOptions) {
  const { origin, workers, miniflareOptions, settings, restartProcess } = options;
  const server = createHttpServer();
  const changes = fileChanges(
    (path) => Object.values(durableObjects).includes(path) || settings?.test(path),
  );
  const vite = await createViteServer({
    root,
    appType: 'custom',
    plugins: [bundleAllPackages(), hotUpdates({ onFile: changes.add })],
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: {
        ignored: isUnwatched,
        // Editors truncate a file before they write it.
        awaitWriteFinish: { stabilityThreshold: 30, pollInterval: 10 },
      },
      fs: { allow: [root, packages] },
      warmup: { clientFiles: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/home.tsx'] },
    },
  });
  const showError = errorDisplay(vite);
  const port = await freePort();
  const storefronts = await devWorkers(workers, viteService(vite, changes, showError));
  const latestOptions = async () => ({
    ...(await miniflareOptions(storefronts, port)),
    handleRuntimeStdio: readInto(workerLog(showError)),
  });
  let miniflare = new Miniflare(await latestOptions());
  await miniflare.ready;
  // After a failed start, `dispose` stops everything, then throws the start's error again.
  const dispose = () => miniflare.dispose().catch(() => {});
  const { forward, holdDuring } = forwarder(port);
  changes.actWith({
    restartProcess,
    async restartWorkers() {
      try {
        const latest = await latestOptions();
        await holdDuring(async () => {
          // `setOptions` would keep caches with the old sandbox's responses.
          await dispose();
          miniflare = new Miniflare(latest);
          await miniflare.ready;
        });
        sendServerUpdate(vite);
      } catch (error) {
        showError(errorDetails(error));
      }
    },
  });
  server.on('request', (request, response) =>
    vite.middlewares(request, response, () => void forward(request, response)),
  );
  await new Promise<void>((resolve) =>
    server.listen(Number(new URL(origin).port), '127.0.0.1', resolve),
  );
  // Preloads the Worker's modules.
  void fetch(`${origin}/robots.txt`).catch(() => {});
  return async () => {
    server.close();
    await vite.close();
    await dispose();
  };
}

/** The code of a running Durable Object can't be replaced, so changes to these files restart the server. */
const durableObjects = {
  BrowserSessions: 'app/features/account/browser-sessions.server.ts',
  CartCreationLock: 'app/features/cart/cart-creation-lock.server.ts',
  ChangeLog: 'app/platform/cache/change-log.server.ts',
  SubmissionLock: 'app/platform/submission-lock.server.ts',
  WishlistObject: 'app/services/wishlist/wishlist-object.server.ts',
};
const devEntry = Object.entries({
  'default, ModuleLoader': 'sandbox/host/dev/worker.ts',
  ...durableObjects,
})
  .map(([names, file]) => `export { ${names} } from './${file}';`)
  .join('\n');

type ViteService = (request: { url: string; json(): Promise<unknown> }) => Promise<Response>;

async function devWorkers(workers: WorkerBase[], vite: ViteService): Promise<WorkerOptions[]> {
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
  return workers.map((worker) => ({
    ...worker,
    modules: [{ type: 'ESModule', path: 'index.js', contents }],
    durableObjects: { ...worker.durableObjects, MODULE_LOADER: 'ModuleLoader' },
    serviceBindings: { VITE: vite },
    unsafeEvalBinding: 'UNSAFE_EVAL',
  }));
}

/** Serves modules, ids of stale modules, and styles to `worker.ts`; receives its error reports. */
function viteService(
  vite: ViteDevServer,
  changes: FileChanges,
  showError: (error: ErrorDetails) => void,
): ViteService {
  const answers: Record<string, (body: never) => unknown> = {
    '/invoke': (payload: Invocation) => vite.environments.ssr.hot.handleInvoke(payload),
    '/changes': (since: number) => ({
      now: Date.now(),
      events: changes.count,
      stale: staleSince(vite, since),
    }),
    '/styles': async () =>
      (await vite.ssrLoadModule('/app/styles/app.css?inline')).default as string,
    '/broken': showError,
  };
  return async (request) => {
    const answer = answers[new URL(request.url).pathname]!;
    return Response.json((await answer((await request.json()) as never)) ?? null);
  };
}

type Invocation = Parameters<ViteDevServer['environments']['ssr']['hot']['handleInvoke']>[0];

/** Ids of modules that changed since `since` (ms since 1970), or that import a changed module. */
function staleSince(vite: ViteDevServer, since: number): string[] {
  return [...vite.environments.ssr.moduleGraph.idToModuleMap.values()].flatMap((module) =>
    Math.max(module.lastInvalidationTimestamp, module.lastHMRTimestamp) >= since && module.id
      ? [module.id]
      : [],
  );
}

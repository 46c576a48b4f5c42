/**
 * Runs `server.ts` in workerd (Cloudflare's runtime) with modules from Vite, so loaders have
 * production's runtime and bindings.
 */
import {
  ModuleRunner,
  ssrDynamicImportKey,
  ssrModuleExportsKey,
  type EvaluatedModuleNode,
  type ModuleEvaluator,
} from 'vite/module-runner';
import { brokenPage, errorDetails } from './broken-page';

interface DevEnv {
  VITE: { fetch(url: string, init?: RequestInit): Promise<Response> };
  /** Compiles functions from text. Only Miniflare offers this binding. */
  UNSAFE_EVAL: { eval(code: string, file: string): (...values: unknown[]) => Promise<unknown> };
  MODULE_LOADER: {
    idFromName(name: string): unknown;
    get(id: unknown): { fetch(url: string): Promise<Response> };
  };
}
type Entry = {
  default: { fetch(request: Request, env: unknown, context: unknown): Promise<Response> };
};
interface Changes {
  /** The response's time, in ms since 1970. */
  now: number;
  stale: string[];
  /** The number of file changes so far, including files that no module imports. */
  events: number;
}
interface Loaded {
  at: number;
  events: number;
  outcome: PromiseSettledResult<Entry>;
}

let runner: ModuleRunner | undefined;
let loaded: Loaded | undefined;
/** Only the module loader may await this load. */
let loading: Promise<unknown> = Promise.resolve();
const tasks = new Map<string, () => Promise<void>>();

/**
 * This is a Durable Object, because workerd cancels a Worker's promises when the request ends.
 * Worker and Durable Object share globals, so the Worker can use the loaded modules.
 */
export class ModuleLoader {
  async fetch(request: Request): Promise<Response> {
    await tasks.get(new URL(request.url).pathname.slice(1))?.();
    return new Response(null, { status: 204 });
  }
}

async function inLoader<T>(env: DevEnv, work: () => Promise<T>): Promise<T> {
  const id = crypto.randomUUID();
  const outcome: PromiseSettledResult<T>[] = [];
  tasks.set(id, async () => void outcome.push(...(await Promise.allSettled([work()]))));
  try {
    const loader = env.MODULE_LOADER.get(env.MODULE_LOADER.idFromName('modules'));
    await loader.fetch(`http://loader/${id}`);
  } finally {
    tasks.delete(id);
  }
  return valueOf(outcome[0]!);
}

function valueOf<T>(outcome: PromiseSettledResult<T>): T {
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

const ask = async <T>(env: DevEnv, path: string, body?: unknown): Promise<T> =>
  (
    await env.VITE.fetch(`http://vite${path}`, {
      method: 'POST',
      body: JSON.stringify(body ?? null),
    })
  ).json();

const changes = (env: DevEnv) => ask<Changes>(env, '/changes', loaded?.at ?? 0);

/**
 * A successful load is current until a loaded module is stale; a failed load is current until any file
 * changes.
 */
const isCurrent = (known: Loaded | undefined, { stale, events }: Changes): boolean =>
  known !== undefined &&
  (known.outcome.status === 'rejected' ? known.events === events : stale.length === 0);

async function currentEntry(env: DevEnv): Promise<Entry> {
  if (!isCurrent(loaded, await changes(env))) {
    await inLoader(env, () => (loading = loading.then(() => load(env))));
  }
  return valueOf(loaded!.outcome);
}

async function load(env: DevEnv): Promise<void> {
  const latest = await changes(env);
  if (isCurrent(loaded, latest)) return;
  runner ??= createRunner(env);
  if (loaded?.outcome.status === 'rejected') runner.clearCache();
  for (const id of latest.stale) {
    const module: EvaluatedModuleNode | undefined = runner.evaluatedModules.getModuleById(id);
    if (module) runner.evaluatedModules.invalidateModule(module);
  }
  const [outcome] = await Promise.allSettled([runner.import<Entry>('/server.ts')]);
  loaded = { at: latest.now, events: latest.events, outcome };
  renewVersion(runner, latest.now);
  if (outcome.status === 'rejected') await ask(env, '/broken', errorDetails(outcome.reason));
}

/** Cache keys contain the build version, so new code doesn't read old code's data. */
function renewVersion({ evaluatedModules }: ModuleRunner, now: number): void {
  const manifest = evaluatedModules.getModuleById('\0virtual:remix/server-manifest')?.exports as
    | { default: { version: string } }
    | undefined;
  if (manifest) manifest.default.version = String(now);
}

type Invocation = {
  data: { name: string; data: [url: string, importer?: string, options?: { cached?: boolean }] };
};
type Invoked = { result: unknown } | { error: unknown };

function createRunner(env: DevEnv): ModuleRunner {
  setRemixHooks(env);
  return new ModuleRunner(
    {
      hmr: false,
      sourcemapInterceptor: 'prepareStackTrace',
      transport: {
        // Stale modules were already removed, so cached ones need no request.
        invoke: async (payload) =>
          (payload as Invocation).data.data[2]?.cached
            ? { result: { cache: true } }
            : ask<Invoked>(env, '/invoke', payload),
      },
    },
    evaluator(env),
  );
}

const evaluator = (env: DevEnv): ModuleEvaluator => ({
  // Vite's wrapper adds one line before a module's code.
  startOffset: 1,
  async runInlinedModule(context, code, { id }) {
    const dynamicImport = context[ssrDynamicImportKey];
    const ours = {
      ...context,
      [ssrDynamicImportKey]: (module: string) => inLoader(env, () => dynamicImport(module)),
    };
    const names = Object.keys(ours).join(',');
    const run = env.UNSAFE_EVAL.eval(`'use strict';async(${names})=>{\n${code}\n}`, id);
    await run(...Object.values(ours));
    Object.seal(context[ssrModuleExportsKey]);
  },
  runExternalModule: (file) => import(file),
});

function setRemixHooks(env: DevEnv): void {
  Object.assign(globalThis, {
    __remix_devServerHooks: { getCriticalCss: () => ask<string>(env, '/styles') },
  });
}

export default {
  async fetch(request: Request, env: DevEnv, context: unknown): Promise<Response> {
    let entry: Entry;
    try {
      entry = await currentEntry(env);
    } catch (error) {
      return brokenPage(error);
    }
    return entry.default.fetch(request, env, context);
  },
};

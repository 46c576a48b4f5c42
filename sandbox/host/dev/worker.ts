/**
 * The storefront's Worker in development: takes `server.ts` module by module from Vite and runs it in
 * workerd, so that loaders meet the same runtime, bindings and sandbox as in production.
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
  /** Vite, in Node; `server.ts` beside this file answers. */
  VITE: { fetch(url: string, init?: RequestInit): Promise<Response> };
  /** workerd's way to make functions from text; only Miniflare offers it. */
  UNSAFE_EVAL: { eval(code: string, file: string): (...values: unknown[]) => Promise<unknown> };
  MODULE_LOADER: {
    idFromName(name: string): unknown;
    get(id: unknown): { fetch(url: string): Promise<Response> };
  };
}
type Entry = {
  default: { fetch(request: Request, env: unknown, context: unknown): Promise<Response> };
};
/** What Vite knows about changes. */
interface Changes {
  /** The time of the answer, in ms since 1970. */
  now: number;
  /** Ids of the modules that have been out of date since the time that was asked for. */
  stale: string[];
  /** Counts every file event, whether a module is known to depend on the file or not. */
  events: number;
}
interface Loaded {
  at: number;
  events: number;
  outcome: PromiseSettledResult<Entry>;
}

let runner: ModuleRunner | undefined;
let loaded: Loaded | undefined;
/** The load that runs, or the last one. Only the module loader waits for it. */
let loading: Promise<unknown> = Promise.resolve();
const tasks = new Map<string, () => Promise<void>>();

/**
 * Runs work that outlives requests. workerd cancels a promise when the request that made it ends, and hangs
 * whoever else waits for it, so modules, which all requests share, are loaded in a Durable Object: it lives on,
 * and shares this file's variables.
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

/** After a failure anything may be the cure; else only a change of a module that is loaded counts. */
const isCurrent = (known: Loaded | undefined, { stale, events }: Changes): boolean =>
  known !== undefined &&
  (known.outcome.status === 'rejected' ? known.events === events : stale.length === 0);

/** `server.ts` as the files are now. Throws what Vite or a module's own code threw while it was loaded. */
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

/** Cached data has the build's version in its key: what other code has read must not be taken for this code's. */
function renewVersion({ evaluatedModules }: ModuleRunner, now: number): void {
  const manifest = evaluatedModules.getModuleById('\0virtual:remix/server-manifest')?.exports as
    { default: { version: string } } | undefined;
  if (manifest) manifest.default.version = String(now);
}

/** The parts of a message of Vite's module runner that matter here. */
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
        // What is out of date has been thrown away before, so what is here need not be asked for.
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
  // The line before a module's own first line, so that source maps fit.
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

/** Remix asks its development server for the styles that a page needs before its scripts have run. */
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

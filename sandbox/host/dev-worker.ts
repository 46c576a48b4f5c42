/**
 * The storefront's Worker in development: takes `server.ts` module by module from Vite and runs it in
 * workerd, so that loaders meet the same runtime, bindings and sandbox as in production.
 */
import { ModuleRunner, ssrModuleExportsKey, type ModuleEvaluator } from 'vite/module-runner';

interface DevEnv {
  /** Asks Vite in Node: the transport of the module runner, and the number of the last change. */
  VITE: { fetch(url: string, init?: RequestInit): Promise<Response> };
  /** workerd's way to make functions from text; only Miniflare offers it. */
  UNSAFE_EVAL: { eval(code: string, file: string): Evaluated };
}
type Evaluated = (...values: unknown[]) => Promise<unknown>;
type Entry = {
  default: { fetch(request: Request, env: unknown, context: unknown): Promise<Response> };
};

const evaluator = (env: DevEnv): ModuleEvaluator => ({
  async runInlinedModule(context, code, { id }) {
    const names = Object.keys(context).join(',');
    const run = env.UNSAFE_EVAL.eval(`'use strict';async(${names})=>{${code}\n}`, id);
    await run(...Object.values(context));
    Object.seal(context[ssrModuleExportsKey]);
  },
  runExternalModule: (file) => import(file),
});

let runner: ModuleRunner | undefined;
let change = '';

async function entry(env: DevEnv): Promise<Entry> {
  const latest = await (await env.VITE.fetch('http://vite/change')).text();
  runner ??= new ModuleRunner(
    {
      hmr: false,
      sourcemapInterceptor: false,
      transport: {
        invoke: async (payload) =>
          (
            await env.VITE.fetch('http://vite/invoke', {
              method: 'POST',
              body: JSON.stringify(payload),
            })
          ).json() as Promise<{ result: unknown } | { error: unknown }>,
      },
    },
    evaluator(env),
  );
  // The browser's part of hot replacement is Vite's own; here a change means: evaluate anew.
  if (latest !== change) runner.clearCache();
  change = latest;
  return runner.import('/server.ts');
}

export default {
  async fetch(request: Request, env: DevEnv, context: unknown): Promise<Response> {
    const { default: worker } = await entry(env);
    return worker.fetch(request, env, context);
  },
};

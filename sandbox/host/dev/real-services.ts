/** `npm run dev -- --env us`: one store as `wrangler.toml` and `.dev.vars` set it up, without the sandbox. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { MiniflareOptions, WorkerOptions } from 'miniflare';
import { root, stateFolder } from '../../../scripts/places';
import type { WorkerBase } from './server';

/**
 * The Worker of `[env.<name>]`, to be opened at `origin` in place of its SITE_URL. Calls go out to the services that
 * its settings name. Throws wrangler's own sentence when there is no such region.
 */
export async function realWorker(name: string, origin: string): Promise<WorkerBase> {
  // Only here: to load wrangler takes two seconds.
  const { unstable_getMiniflareWorkerOptions: readSettings } = await import('wrangler');
  const config = join(root, 'wrangler.toml');
  // Vite makes the assets; only what lies in `public` is read here.
  const assets = { directory: 'public' };
  const { workerOptions } = readSettings(config, name, { overrides: { assets } });
  const vars = workerOptions.bindings as Record<string, string>;
  const stores = {
    ...(JSON.parse(vars.STORE_URLS ?? '{}') as object),
    [vars.STORE ?? name]: origin,
  };
  return {
    ...workerOptions,
    name,
    bindings: { ...vars, SITE_URL: origin, STORE_URLS: JSON.stringify(stores) },
  } as WorkerBase;
}

/** The files that it is read from. */
export const realSettings = /^(?:wrangler\.toml|\.dev\.vars.*)$/;

/** Options for that Worker alone: nothing is bound to it that would answer in a service's place. */
export const realMiniflareOptions = (workers: WorkerOptions[], port: number): MiniflareOptions => ({
  host: '127.0.0.1',
  port,
  cf: {},
  cachePersist: false,
  durableObjectsPersist: join(stateFolder, 'real-services'),
  workers,
});

/** What a developer reads when it is up. */
export function realWelcome({ bindings }: WorkerBase, name: string, origin: string): string {
  const vars = bindings as Record<string, string>;
  const secrets = ['.dev.vars', `.dev.vars.${name}`].filter((file) => existsSync(join(root, file)));
  return [
    '',
    `Lintel is open at ${origin}, with the settings of [env.${name}]${secrets.length ? ` and ${secrets.at(-1)}` : ''}.`,
    '',
    `  Shopify   ${vars.SHOPIFY_STORE_DOMAIN}`,
    `  Prismic   ${vars.PRISMIC_ENDPOINT ?? vars.PRISMIC_REPOSITORY}`,
    '',
    '  These are real: a bag, an account or a sign-up that you make here is made there.',
    '',
  ].join('\n');
}

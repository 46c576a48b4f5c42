/**
 * `npm run dev -- --env us` runs one store with the real services from `wrangler.toml` and
 * `.dev.vars`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { MiniflareOptions, WorkerOptions } from 'miniflare';
import { root, stateFolder } from '../../../scripts/places';
import type { WorkerBase } from './server';

/**
 * The Worker of `[env.<name>]` in `wrangler.toml`, with `origin` as SITE_URL. Throws if the
 * environment doesn't exist.
 */
export async function realWorker(name: string, origin: string): Promise<WorkerBase> {
  // Loading wrangler takes two seconds.
  const { unstable_getMiniflareWorkerOptions: readSettings } = await import('wrangler');
  const config = join(root, 'wrangler.toml');
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

export const realSettings = /^(?:wrangler\.toml|\.dev\.vars.*)$/;

export const realMiniflareOptions = (workers: WorkerOptions[], port: number): MiniflareOptions => ({
  host: '127.0.0.1',
  port,
  cf: {},
  cachePersist: false,
  durableObjectsPersist: join(stateFolder, 'real-services'),
  workers,
});

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
    '  These are real: carts, accounts and sign-ups that you create are created there.',
    '',
  ].join('\n');
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { settingNames } from '~/platform/env.server';
import { root } from '../places';
import { runningShops } from '../running-shops';
import { classesAfter } from '../wrangler-toml';

export interface Deployment {
  name: string;
  vars: Record<string, unknown>;
  inFile: readonly string[];
  bindings: readonly string[];
  classes: readonly string[];
  routes: readonly string[];
  workersDev: boolean;
}

/**
 * Reads settings from wrangler.toml, and secrets from `.dev.vars.<name>` or `.dev.vars`; with `sandbox`, the settings
 * of the shop that `npm start` runs instead. Environment variables override them; an empty variable removes the
 * setting. Throws wrangler's error for an unknown name, and an error if that shop isn't running or lacks the store.
 */
export async function readDeployment(
  name: string,
  environment: NodeJS.ProcessEnv,
  { sandbox = false } = {},
): Promise<Deployment> {
  // Never mixed with the operator's: the sandbox would receive real secrets.
  const running = sandbox ? await sandboxSettings(name) : undefined;
  // Loading wrangler takes two seconds.
  const { unstable_readConfig: readConfig } = await import('wrangler');
  const config = readConfig(
    { config: join(root, 'wrangler.toml'), env: name },
    { hideWarnings: true },
  );
  const { vars, durable_objects: objects, migrations, ratelimits, assets, routes } = config;
  return {
    name,
    vars: override(running ?? { ...vars, ...localSecrets(name) }, environment),
    inFile: running ? [] : Object.keys(vars),
    bindings: [
      ...objects.bindings.map((one: { name: string }) => one.name),
      ...ratelimits.map((one: { name: string }) => one.name),
      ...(assets?.binding ? [assets.binding] : []),
    ],
    classes: classesAfter(migrations),
    routes: ((routes ?? []) as (string | { pattern: string })[]).map((one) =>
      typeof one === 'string' ? one : one.pattern,
    ),
    workersDev: config.workers_dev ?? false,
  };
}

function localSecrets(name: string): Record<string, string | undefined> {
  const file = [`.dev.vars.${name}`, '.dev.vars']
    .map((one) => join(root, one))
    .find((one) => existsSync(one));
  return file ? parseEnv(readFileSync(file, 'utf8')) : {};
}

const override = (vars: Record<string, unknown>, environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    Object.entries({
      ...vars,
      ...Object.fromEntries(
        settingNames.flatMap((name) =>
          environment[name] === undefined ? [] : [[name, environment[name]]],
        ),
      ),
    }).filter(([, value]) => value !== ''),
  );

async function sandboxSettings(store: string): Promise<Record<string, string>> {
  const shop = (await runningShops()).find(({ settings }) => store in settings);
  if (!shop)
    throw new Error(`No sandbox with the store '${store}' is running. Start it with npm start.`);
  return shop.settings[store]!;
}

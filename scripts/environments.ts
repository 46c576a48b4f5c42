import { join } from 'node:path';
import { experimental_readRawConfig, unstable_readConfig } from 'wrangler';
import { root } from './places';
import type { Deployment } from './regions';
import { classesAfter } from './wrangler-toml';

const config = join(root, 'wrangler.toml');

export const environmentNames = (): string[] =>
  Object.keys(experimental_readRawConfig({ config }).rawConfig.env ?? {});

export function readDeployment(name: string): Deployment {
  const { vars, durable_objects, migrations, ratelimits, routes } = unstable_readConfig(
    { config, env: name },
    { hideWarnings: true },
  );
  return {
    name,
    vars,
    hosts: (routes ?? []).map((route: string | { pattern: string }) =>
      typeof route === 'string' ? route : route.pattern,
    ),
    objects: durable_objects.bindings.map((one: { name: string }) => one.name),
    classes: classesAfter(migrations),
    limits: ratelimits.map((one: { name: string; namespace_id: string }) => ({
      name: one.name,
      id: one.namespace_id,
    })),
  };
}

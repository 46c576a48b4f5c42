/** `npm run regions:check`: do the regions of wrangler.toml and the region table fit together? Needs no build. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unstable_readConfig } from 'wrangler';
import { root } from './places';
import { checkRegions, type Deployment } from './regions';

const settings = join(root, 'wrangler.toml');
const names = [...readFileSync(settings, 'utf8').matchAll(/^\[env\.(\w+)\]$/gm)].map(
  ([, name]) => name!,
);
const deployments = names.map((name): Deployment => {
  const { vars, durable_objects, migrations, ratelimits } = unstable_readConfig(
    { config: settings, env: name },
    { hideWarnings: true },
  );
  return {
    name,
    vars,
    objects: durable_objects.bindings.map((one: { name: string }) => one.name),
    classes: migrations.flatMap(
      (one: { new_sqlite_classes?: string[] }) => one.new_sqlite_classes ?? [],
    ),
    limits: ratelimits.map((one: { name: string; namespace_id: string }) => ({
      name: one.name,
      id: one.namespace_id,
    })),
  };
});
const problems = checkRegions(deployments, readFileSync(join(root, 'README.md'), 'utf8'));
for (const name of names) {
  const own = problems.filter((problem) => problem.startsWith(`${name}:`));
  console.log(`${own.length === 0 ? 'ok' : 'FAILED'}  ${name}`);
}
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);

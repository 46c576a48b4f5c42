/**
 * The table of stores, wrangler.toml and the settings must match. Regions in the arguments (`npm run regions:check --
 * nz`) must also be ready to deploy.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stores } from '~/stores';
import { environmentNames, readDeployment } from './environments';
import { root } from './places';
import { checkRegions, isExampleDeployment, tableProblems } from './regions';
import { settingsText } from './settings';
import { wranglerToml } from './wrangler-toml';

const read = (file: string) => readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');
const outOfDate = (file: string, text: string) =>
  read(file) === text ? [] : [`all: ${file} is out of date. Run: npm run regions`];

const asked = process.argv.slice(2);
const names = environmentNames();
const deployments = names.map(readDeployment);
const table = tableProblems(stores);
const problems = [
  ...table,
  ...(table.length > 0 ? [] : outOfDate('wrangler.toml', wranglerToml(stores))),
  ...outOfDate('docs/settings.md', await settingsText()),
  ...checkRegions(deployments, read('docs/settings.md')),
  ...asked
    .filter((name) => !names.includes(name))
    .map((name) => `${name}: not a region in wrangler.toml; it has ${names.join(', ')}`),
  ...deployments
    .filter((one) => asked.includes(one.name) && isExampleDeployment(one))
    .map(
      ({ name }) => `${name}: its settings are still the examples; write your own in app/stores.ts`,
    ),
];
for (const one of deployments) {
  const own = problems.some((problem) => problem.startsWith(`${one.name}:`));
  const note = isExampleDeployment(one) ? '  (example settings: it would not start)' : '';
  console.log(`${own ? 'FAILED' : 'ok'}  ${one.name}${own ? '' : note}`);
}
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);

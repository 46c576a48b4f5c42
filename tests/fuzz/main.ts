/**
 * `npm run fuzz -- --seed 7 --runs 50000 --only forms,bodies --at 123`: runs the fuzzer.
 * `README.md` explains the options.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stateFolder } from '../../scripts/places';
import { buildForTests } from '../support/test-build';
import { areas, type AreaName } from './areas';
import { fuzz } from './fuzz';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    runs: { type: 'string', default: '50000' },
    only: { type: 'string' },
    at: { type: 'string' },
  },
});
const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed);
const only = values.only?.split(',') as AreaName[] | undefined;
const unknown = only?.filter((name) => !Object.hasOwn(areas, name)) ?? [];
if (unknown.length > 0 || Number.isNaN(seed)) {
  console.error(`--only takes ${Object.keys(areas).join(', ')}; --seed takes a number.`);
  process.exit(2);
}

await buildForTests();
console.log(`Seed ${seed}, ${values.runs} requests`);
const report = await fuzz({
  seed,
  runs: Number(values.runs),
  only,
  ...(values.at !== undefined && { at: Number(values.at) }),
  onProgress: (text) => console.log(text),
});
mkdirSync(stateFolder, { recursive: true });
const file = join(stateFolder, 'fuzz.json');
writeFileSync(file, JSON.stringify(report, null, 2));

const { findings, ...numbers } = report;
console.log(JSON.stringify(numbers));
for (const { rule, detail, area, index, times, smallest, log } of findings) {
  console.log(`\nFAILED ${rule}: ${detail}\n  ${times} times; ${JSON.stringify(smallest)}`);
  for (const line of log) console.log(`  ${line}`);
  console.log(`  Again: npm run fuzz -- --only ${area} --seed ${seed} --at ${index}`);
}
console.log(`\n${findings.length} found; ${file}`);
process.exit(findings.length === 0 ? 0 : 1);

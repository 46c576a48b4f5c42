/**
 * `npm run faults`: runs the fault matrix (`README.md`).
 */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { parseArgs } from 'node:util';
import { buildForTests } from '../../support/test-build';
import { stateFolder } from '../../../scripts/places';
import { cells, sample, shuffled, type Cell } from './matrix';
import { readable } from './report';
import type { CellResult } from './run-cell';
import { runCells } from './run-cells';

const { values: options } = parseArgs({
  options: {
    service: { type: 'string' },
    mode: { type: 'string' },
    caches: { type: 'string' },
    target: { type: 'string' },
    cell: { type: 'string' },
    part: { type: 'string', default: '1/1' },
    seed: { type: 'string', default: '1' },
    sample: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    lanes: { type: 'string', default: '6' },
    minutes: { type: 'string', default: '60' },
  },
});
const seed = Number(options.seed);
const folder = `${stateFolder}/faults`;
const kept = `${folder}/results.jsonl`;

mkdirSync(folder, { recursive: true });
if (options.fresh) rmSync(kept, { force: true });
const results = new Map<string, CellResult>();
const lines = existsSync(kept) ? readFileSync(kept, 'utf8').trim().split('\n') : [];
for (const line of lines) {
  const result = JSON.parse(line) as CellResult;
  results.set(result.id, result);
}

const isChosen = ({ id, target, failing, mode, caches }: Cell) =>
  (!options.cell || id === options.cell) &&
  (!options.service || failing === options.service) &&
  (!options.mode || mode === options.mode) &&
  (!options.caches || caches === options.caches) &&
  (!options.target || target.name.startsWith(options.target));
const [part = 1, parts = 1] = options.part.split('/').map(Number);
const all = (options.sample ? sample(seed) : shuffled(cells, seed)).filter(isChosen);
const planned = all.filter((_, index) => index % parts === part - 1);
const isGood = (id: string) => results.get(id)?.problems.length === 0;
const missing = options.again ? planned : planned.filter(({ id }) => !isGood(id));
if (planned.length === 0) throw new Error('No cell is like that.');
console.log(`${planned.length} of ${cells.length} cells, ${missing.length} of them to be run`);

await buildForTests();
let done = 0;
await runCells(missing, {
  lanes: Math.min(Number(options.lanes), missing.length),
  until: Date.now() + Number(options.minutes) * 60_000,
  onResult(result) {
    results.set(result.id, result);
    appendFileSync(kept, `${JSON.stringify(result)}\n`);
    for (const problem of result.problems) console.log(`OFF ${result.id}: ${problem}`);
    if (++done % 100 === 0) console.log(`${done} of ${missing.length}`);
  },
});

const seen = planned.flatMap(({ id }) => results.get(id) ?? []);
const off = seen.filter(({ problems }) => problems.length > 0);
writeFileSync(`${folder}/report.json`, JSON.stringify(seen, null, 1));
writeFileSync(`${folder}/report.md`, readable(seen, planned.length));
console.log(
  `${seen.length} of ${planned.length} cells were run, ${off.length} off: ${folder}/report.md`,
);
process.exit(off.length === 0 ? 0 : 1);

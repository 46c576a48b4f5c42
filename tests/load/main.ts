/** See `README.md`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildForTests } from '../support/test-build';
import { stateFolder } from '../../scripts/places';
import { load } from './load';

const { values } = parseArgs({
  options: {
    shoppers: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '10' },
    think: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
  },
});
const [shoppers, minutes, thinkSeconds, seed] = [
  ...[values.shoppers, values.minutes, values.think, values.seed].map(Number),
] as [number, number, number, number];
/** Against typing errors. */
const mostMinutes = 60;
const mostShoppers = 1000;
if (!(minutes > 0 && minutes <= mostMinutes) || !(shoppers > 0 && shoppers <= mostShoppers)) {
  console.error(`At most ${mostShoppers} shoppers for ${mostMinutes} minutes.`);
  process.exit(2);
}

await buildForTests();
const seconds = minutes * 60;
const report = await load({
  ...{ shoppers, thinkSeconds, seed },
  calmSeconds: Math.round(seconds / 5),
  stormySeconds: Math.round((seconds * 4) / 5),
  onProgress: (text) => console.log(text),
});
mkdirSync(stateFolder, { recursive: true });
const file = join(stateFolder, 'load.json');
writeFileSync(file, JSON.stringify(report, null, 2));

const { times, wrong, unavailable, refused, differences, memory, writes, requests, statuses } =
  report;
console.log(`\n${requests} requests, by status ${JSON.stringify(statuses)}`);
console.table(
  Object.fromEntries(
    Object.entries(times).map(([kind, { calm, stormy, ratio }]) => [
      kind,
      {
        ...{ 'calm p50': calm.p50, 'calm p95': calm.p95, 'calm p99': calm.p99 },
        ...{ 'storm p50': stormy.p50, 'storm p95': stormy.p95, 'storm p99': stormy.p99 },
        ...{ 'ratio p50': ratio.p50, 'ratio p95': ratio.p95, 'ratio p99': ratio.p99 },
      },
    ]),
  ),
);
console.log(`Memory of workerd and sandbox in MB: ${JSON.stringify(memory)}`);
console.log(`Writes: ${writes.done} acknowledged, ${writes.unknown} in doubt`);
const list = (title: string, lines: string[]) =>
  console.log(`\n${title}: ${lines.length}\n${lines.map((line) => `  ${line}`).join('\n')}`);
const counted = (counts: Record<string, number>) =>
  Object.entries(counts).map(([text, times]) => `${times} × ${text}`);
list('Wrong answers', counted(wrong));
list('Honest 503s', counted(unavailable));
list('Refused', counted(refused));
list('Books that do not agree with the outside world', differences);
console.log(`\n${file}`);
process.exit(differences.length + Object.keys(wrong).length === 0 ? 0 : 1);

/**
 * `npm run bench -- speed`: compares page speed with a hello-world Worker on the same machine; see
 * `docs/speed.md`. Timings never fail the run.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { stateFolder } from '../../../scripts/places';
import { startSandbox } from '../../support/sandbox';
import { startBenchWorld } from '../bench-world';
import { listPages, measurePage } from '../catalogue';
import { measureBrowser } from './browser';
import { measureStart } from './start';
import { measurePersonal } from './personal';
import { asMarkdown, asText, pageNames, personalNames, type Figures, type Row } from './table';
import { measureThroughput } from './throughput';
import { measureTiming } from './timing';

async function measureSizes(sizes: readonly number[], rounds: number): Promise<Row[]> {
  const worlds = [];
  for (const products of sizes) worlds.push(await startBenchWorld(products, {}));
  const names = ['collection', 'search', 'product'] as const;
  const found = sizes.map(() => ({ calls: {} as Figures, cpu: {} as Figures }));
  for (const name of names) {
    const measured = await measurePage(worlds, listPages[name], { rounds, requests: 20 });
    for (const [index, { calls, cpu }] of measured.entries()) {
      found[index]!.calls[name] = calls;
      found[index]!.cpu[name] = cpu;
    }
  }
  for (const world of worlds) await world.stop();
  return sizes.flatMap((products, index) => {
    const name = `${products.toLocaleString('en-US')} products, uncached`;
    return [
      { name: `${name}: outside calls`, values: found[index]!.calls },
      { name: `${name}: CPU`, unit: 'ms', digits: 1, values: found[index]!.cpu },
    ];
  });
}

export async function measureSpeed({ short }: { short: boolean }): Promise<void> {
  const began = new Date();
  const sandbox = await startSandbox();
  const rows: Row[] = [];
  const personal: Row[] = [];
  const part = async (name: string, measure: () => Promise<Row[]>, into = rows) => {
    const since = Date.now();
    try {
      into.push(...(await measure()));
    } catch (error) {
      console.error(`${name} could not be measured:`, error);
    }
    console.log(`${name}: ${((Date.now() - since) / 1000).toFixed(0)} s`);
  };
  await part('load', () =>
    measureThroughput(sandbox, short ? { rounds: 2, ms: 200 } : { rounds: 5, ms: 400 }),
  );
  await part(
    'pages for one visitor',
    () => measurePersonal(sandbox, short ? { rounds: 2, ms: 400 } : { rounds: 5, ms: 800 }),
    personal,
  );
  await part('times and calls', () =>
    measureTiming(sandbox, short ? { warm: 20, cold: 3 } : { warm: 60, cold: 7 }),
  );
  await part('start', () =>
    measureStart(
      sandbox,
      short ? { rounds: 1, names: ['home', 'product'] } : { rounds: 3, names: pageNames },
    ),
  );
  await part('browser', () =>
    measureBrowser(
      sandbox,
      short ? { runs: 1, slowNames: ['home', 'product'] } : { runs: 3, slowNames: pageNames },
    ),
  );
  await part('catalogue', () =>
    short ? measureSizes([120, 10_000], 1) : measureSizes([120, 10_000, 100_000], 3),
  );
  await sandbox.stop();

  const machine = {
    node: process.version,
    cpus: cpus().map(({ model }) => model),
    load: loadavg(),
  };
  const report = {
    began,
    minutes: (Date.now() - began.getTime()) / 60_000,
    short,
    machine,
    rows,
    personal,
  };
  mkdirSync(stateFolder, { recursive: true });
  const file = join(stateFolder, 'bench-speed');
  writeFileSync(`${file}.json`, JSON.stringify(report, null, 2));
  const tables = [asMarkdown(rows), asMarkdown(personal, personalNames)];
  writeFileSync(`${file}.md`, `${tables.join('\n\n')}\n`);
  console.log(
    `\n${asText(rows)}\n\n${asText(personal, personalNames)}\n\n${file}.json, ${file}.md`,
  );
}

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../sandbox/host/ports';
import { stateFolder } from '../../../scripts/places';
import type { Sandbox } from '../../support/sandbox';
import { browserHeaders } from './load';
import { median, pages, type Figures, type PageName, type Row } from './table';
import { helloHost, startSpeedWorld } from './world';

/** Returns the time of a Worker's first request minus that of the hello Worker, in ms. */
export async function measureStart(
  sandbox: Sandbox,
  { rounds, names }: { rounds: number; names: readonly PageName[] },
): Promise<Row[]> {
  const caches = join(stateFolder, 'bench-caches');
  const port = await freePort();
  const time = async (page: PageName, kept: boolean) => {
    if (!kept) rmSync(caches, { recursive: true, force: true });
    mkdirSync(caches, { recursive: true });
    const world = await startSpeedWorld({ sandbox, port, caches });
    const timeOf = async (path: string, headers = {}) => {
      const began = performance.now();
      const { status } = await world.visitor().get(path, { ...browserHeaders, ...headers });
      if (status !== 200) throw new Error(`${path} answers ${status}`);
      return performance.now() - began;
    };
    // Excludes Miniflare's start.
    await timeOf('/', { host: helloHost });
    const hello = await timeOf('/', { host: helloHost });
    const ms = (await timeOf(pages[page])) - hello;
    await world.calls.settled();
    await world.stop();
    return ms;
  };
  const found = { empty: {} as Figures, kept: {} as Figures };
  for (const page of names) {
    const times = { empty: [] as number[], kept: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      times.empty.push(await time(page, false));
      times.kept.push(await time(page, true));
    }
    for (const kind of ['empty', 'kept'] as const) found[kind][page] = median(times[kind]);
  }
  rmSync(caches, { recursive: true, force: true });
  return (['kept', 'empty'] as const).map((kind) => ({
    name: `first request after start, caches ${kind}`,
    unit: 'ms',
    values: found[kind],
  }));
}

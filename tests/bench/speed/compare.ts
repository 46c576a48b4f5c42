/**
 * `npm run bench -- compare <build> [page …]`: measures this build and a second one, in turn, under
 * load. `build` is the folder of the second build, with `client` and `server`; `page` is a name in
 * `table.ts`. Each round's results are divided by those of a hello-world Worker in the same process,
 * so that the machine's other load matters less.
 */
import { startSandbox } from '../../support/sandbox';
import { startLoad, type Load } from './load';
import { personalVisitor } from './personal';
import { median, pages, personalPages } from './table';
import { loadSubjects, type Round } from './throughput';
import { startSpeedWorld, type SpeedWorld } from './world';

const paths = { ...pages, ...personalPages };

interface Found {
  /** Percent of the hello-world Worker's requests per second. */
  share: number;
  /** CPU time, as a multiple of the hello-world Worker's. */
  cpu: number;
  /** Of the uncompressed HTML. */
  bytes: number;
}

async function measure(
  world: SpeedWorld,
  load: Load,
  path: string,
  options: { rounds: number; ms: number },
): Promise<Found[]> {
  const visitor = await personalVisitor(world, path);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const bytes = Buffer.byteLength((await visitor.get(path)).text);
  const rounds = await loadSubjects(world, load, { path, ...(cookie && { cookie }) }, options);
  return rounds.map(({ page, hello }: { page: Round; hello: Round }) => ({
    share: (100 * page.perSecond) / hello.perSecond,
    cpu: page.cpu / hello.cpu,
    bytes,
  }));
}

const inPercent = (change: number) => `${change > 0 ? '+' : ''}${change.toFixed(1)}%`;

export async function compareBuilds(
  other: string,
  { short, only }: { short: boolean; only: readonly string[] },
): Promise<void> {
  const unknown = only.find((name) => !Object.hasOwn(paths, name));
  if (unknown !== undefined) throw new Error(`There is no page '${unknown}' to measure.`);
  const sandbox = await startSandbox();
  const load = startLoad();
  const turns = short ? 2 : 9;
  const options = { rounds: 2, ms: short ? 300 : 600 };
  console.log('requests/s of hello | CPU to hello | HTML: this build, the other build, change');
  console.log('Change: the median of the turns, and in parentheses, the lowest and highest.');
  for (const [name, path] of Object.entries(paths)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const found: Found[][][] = [[], []];
    for (let turn = 0; turn < turns; turn += 1)
      for (const [index, folder] of [undefined, other].entries()) {
        // New Workers each time, because workerd's memory grows under load.
        const world = await startSpeedWorld({ sandbox, ...(folder && { folder }) });
        found[index]!.push(await measure(world, load, path, options));
        await world.stop();
      }
    const [own, others] = found as [Found[][], Found[][]];
    const pair = (key: keyof Found, unit: string, digits: number) => {
      const of = (all: Found[]) => median(all.map((one) => one[key]));
      const changes = own
        .map((all, turn) => (100 * (of(all) - of(others[turn]!))) / of(others[turn]!))
        .toSorted((one, another) => one - another);
      const values = [own, others].map((all) => `${of(all.flat()).toFixed(digits)}${unit}`);
      const [lowest, highest] = [changes[0]!, changes.at(-1)!].map(inPercent);
      const range = lowest === highest ? '' : ` (${lowest} to ${highest})`;
      return `${values.join(', ')}, ${inPercent(median(changes))}${range}`;
    };
    const columns = [pair('share', '%', 1), pair('cpu', '×', 2), pair('bytes', ' B', 0)];
    console.log(`${name}: ${columns.join(' | ')}`);
  }
  await load.stop();
  await sandbox.stop();
}

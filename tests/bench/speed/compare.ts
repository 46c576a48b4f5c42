/**
 * `npm run bench -- compare <build>`: measures this build and a second one, in turn, under load.
 * `build` is the folder of the second build, with `client` and `server`. Each round's results are
 * divided by those of a hello-world Worker in the same process, so that the machine's other load
 * matters less.
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

export async function compareBuilds(other: string, { short }: { short: boolean }): Promise<void> {
  const sandbox = await startSandbox();
  const load = startLoad();
  const turns = short ? 2 : 5;
  const options = { rounds: 2, ms: short ? 300 : 600 };
  console.log('requests/s of hello | CPU to hello | HTML: this build, the other build, change');
  for (const [name, path] of Object.entries(paths)) {
    const found: Found[][] = [[], []];
    for (let turn = 0; turn < turns; turn += 1)
      for (const [index, folder] of [undefined, other].entries()) {
        // New Workers each time, because workerd's memory grows under load.
        const world = await startSpeedWorld({ sandbox, ...(folder && { folder }) });
        found[index]!.push(...(await measure(world, load, path, options)));
        await world.stop();
      }
    const pair = (key: keyof Found, unit: string, digits: number) => {
      const [own, others] = found.map((all) => median(all.map((one) => one[key]))) as [
        number,
        number,
      ];
      const change = (100 * (own - others)) / others;
      const sign = change > 0 ? '+' : '';
      return `${own.toFixed(digits)}${unit}, ${others.toFixed(digits)}${unit}, ${sign}${change.toFixed(1)}%`;
    };
    const columns = [pair('share', '%', 1), pair('cpu', '×', 2), pair('bytes', ' B', 0)];
    console.log(`${name}: ${columns.join(' | ')}`);
  }
  await load.stop();
  await sandbox.stop();
}

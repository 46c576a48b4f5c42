/** Warm pages under load: requests per second and CPU, beside a Worker that says hello and files of the same size. */
import type { Sandbox } from '../../support/sandbox';
import { browserHeaders, startLoad, type Load } from './load';
import { savePages } from './saved-pages';
import { median, pageNames, pages, type Figures, type PageName, type Row } from './table';
import { filesHost, helloHost, startSpeedWorld, type SpeedWorld } from './world';

const connections = [1, 10, 50, 200] as const;
/** Processor time is told for this many. */
const cpuConnections = 10;
const warmUpMs = 1500;
/** All connections are waited for: a page that needs longer for them is not asked over so many. */
const longestRoundSeconds = 6;

interface Round {
  perSecond: number;
  /** Per request, in ms. */
  cpu: number;
}

interface Subject {
  host: string;
  path: string;
}

/** `subject`: the page, `file`: a file of its size. */
type Rounds = Record<'subject' | 'file' | 'hello', Round[]>;

async function measure(
  world: SpeedWorld,
  load: Load,
  subject: Subject,
  atOnce: number,
  ms: number,
) {
  const before = world.cpu();
  const { port } = world;
  const task = { port, ...subject, headers: browserHeaders, connections: atOnce, ms };
  const { answers, wrong, ms: took, busy } = await load.send(task);
  if (wrong > 0) console.log(`  ${subject.path}: ${wrong} of ${answers} answers were not good`);
  if (busy > 0.9) console.log(`  ${subject.path}: the thread that sends was busy all the time`);
  return { perSecond: (answers / took) * 1000, cpu: (world.cpu() - before) / answers };
}

/** Rows for the table. `rounds` of `ms` each alternate between a page, its file and the Worker that says hello. */
export async function measureThroughput(
  sandbox: Sandbox,
  { rounds, ms }: { rounds: number; ms: number },
): Promise<Row[]> {
  const files = await savePages(sandbox);
  const rows: Row[] = [];
  const load = startLoad();
  const found = new Map<string, Rounds>();
  const of = (page: PageName, atOnce: number) => {
    const key = `${page} ${atOnce}`;
    const known = found.get(key) ?? { subject: [], file: [], hello: [] };
    found.set(key, known);
    return known;
  };
  // A world for each page: the memory of workerd grows under load, whatever it serves.
  for (const page of pageNames) {
    const world = await startSpeedWorld({ sandbox, files });
    const subjects = {
      hello: { host: helloHost, path: '/' },
      file: { host: filesHost, path: `/pages/${page}.html` },
      subject: { host: new URL(world.origin).host, path: pages[page] },
    };
    for (const subject of Object.values(subjects))
      await measure(world, load, subject, cpuConnections, warmUpMs);
    for (const atOnce of connections) {
      // As quick as with fewer of them; the first level is always tried.
      const before = of(page, connections[connections.indexOf(atOnce) - 1] ?? atOnce).subject.at(
        -1,
      );
      if (before && !(atOnce / before.perSecond < longestRoundSeconds)) {
        console.log(`  ${page} is too slow for ${atOnce} connections`);
        continue;
      }
      for (let round = 0; round < rounds; round += 1)
        for (const kind of ['hello', 'file', 'subject'] as const)
          of(page, atOnce)[kind].push(await measure(world, load, subjects[kind], atOnce, ms));
    }
    await world.stop();
  }
  await load.stop();

  const figures = (take: (page: PageName) => number): Figures =>
    Object.fromEntries(pageNames.map((page) => [page, take(page)]));
  /** The median of a round's ratio to the reference of the same round. */
  const ratio = (page: PageName, atOnce: number, to: 'hello' | 'file', key: keyof Round) => {
    const { subject, [to]: reference } = of(page, atOnce);
    return median(subject.map((round, index) => round[key] / reference[index]![key]));
  };
  const percent = { unit: '%', digits: 0 };
  for (const atOnce of connections) {
    const name = `requests/s at ${atOnce}`;
    const share = (to: 'hello' | 'file') =>
      figures((page) => 100 * ratio(page, atOnce, to, 'perSecond'));
    rows.push({
      name,
      values: figures((page) => median(of(page, atOnce).subject.map((one) => one.perSecond))),
    });
    rows.push({
      name: `${name}, of hello`,
      ...percent,
      values: share('hello'),
      goal: { least: 40 },
    });
    rows.push({ name: `${name}, of a file`, ...percent, values: share('file') });
  }
  const cpuOf = (page: PageName, kind: keyof Rounds) =>
    median(of(page, cpuConnections)[kind].map(({ cpu }) => cpu));
  const inMs = { unit: 'ms', digits: 2 };
  rows.push({ name: 'CPU, page', ...inMs, values: figures((page) => cpuOf(page, 'subject')) });
  rows.push({ name: 'CPU, file', ...inMs, values: figures((page) => cpuOf(page, 'file')) });
  rows.push({ name: 'CPU, hello', ...inMs, values: figures((page) => cpuOf(page, 'hello')) });
  rows.push({
    name: 'CPU, page to file',
    digits: 1,
    values: figures((page) => ratio(page, cpuConnections, 'file', 'cpu')),
    goal: { most: 2 },
  });
  return rows;
}

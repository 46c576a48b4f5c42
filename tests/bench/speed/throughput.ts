/**
 * Compares cached pages under load (requests per second, CPU time) with a hello-world Worker and
 * with static files of the same size.
 */
import type { Sandbox } from '../../support/sandbox';
import { browserHeaders, startLoad, type Load } from './load';
import { savePages } from './saved-pages';
import { median, pageNames, pages, type Figures, type PageName, type Row } from './table';
import { fillCart, signIn, wish } from './visitors';
import { filesHost, helloHost, startSpeedWorld, type SpeedWorld } from './world';

const connections = [1, 10, 50, 200] as const;
type AtOnce = (typeof connections)[number];
/** Parallel connections for the warm-up, for CPU time, and for the kinds `known` and `mixed`. */
const cpuConnections = 10;
const warmUpMs = 1500;
/** A connection count (1, 10, 50 or 200) is skipped if its round would take longer than this. */
const longestRoundSeconds = 6;

export interface Round {
  perSecond: number;
  /** In ms per request. */
  cpu: number;
}

/**
 * `file`: a static file of the page's size; `page`: the page for a new visitor; `known`: the page
 * for a signed-in customer with a bag and a wishlist; `mixed`: like `page`, but every other request
 * is an agent's, for the page as Markdown.
 */
const kinds = ['hello', 'file', 'page', 'known', 'mixed'] as const;
type Kind = (typeof kinds)[number];
/** Results are compared with a reference of the same round, so they are stored by round. */
type Rounds = Record<AtOnce, Partial<Record<Kind, Round>>[]>;

interface Subject {
  host: string;
  path: string;
  cookie?: string;
  isMixed?: boolean;
}

async function subjectsOf(world: SpeedWorld, page: PageName): Promise<Record<Kind, Subject>> {
  const visitor = world.visitor();
  await signIn(visitor);
  await fillCart(visitor, 1);
  await wish(visitor);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const own = { host: new URL(world.origin).host, path: pages[page] };
  return {
    hello: { host: helloHost, path: '/' },
    file: { host: filesHost, path: `/pages/${page}.html` },
    page: own,
    known: { ...own, cookie },
    mixed: { ...own, isMixed: true },
  };
}

async function sendRound(
  world: SpeedWorld,
  load: Load,
  { host, path, cookie, isMixed }: Subject,
  atOnce: number,
  ms: number,
): Promise<Round> {
  const before = world.cpu();
  const browser = { ...browserHeaders, ...(cookie && { cookie }) };
  const headers = isMixed ? [browser, { ...browser, accept: 'text/markdown' }] : [browser];
  const task = { port: world.port, host, path, headers, connections: atOnce, ms };
  const { answers, wrong, ms: took, busy } = await load.send(task);
  if (wrong > 0) console.log(`  ${path}: ${wrong} of ${answers} answers were not good`);
  if (busy > 0.9) console.log(`  ${path}: the thread that sends was busy all the time`);
  return { perSecond: (answers / took) * 1000, cpu: (world.cpu() - before) / answers };
}

interface Options {
  rounds: number;
  ms: number;
}

export async function loadSubjects(
  world: SpeedWorld,
  load: Load,
  page: Pick<Subject, 'path' | 'cookie'>,
  { rounds, ms }: Options,
): Promise<{ page: Round; hello: Round }[]> {
  const subjects = {
    hello: { host: helloHost, path: '/' },
    page: { host: new URL(world.origin).host, ...page },
  };
  const send = (kind: keyof typeof subjects, time: number) =>
    sendRound(world, load, subjects[kind], cpuConnections, time);
  for (const kind of ['hello', 'page'] as const) await send(kind, warmUpMs);
  const found = [];
  for (let n = 0; n < rounds; n += 1)
    found.push({ hello: await send('hello', ms), page: await send('page', ms) });
  return found;
}

/** New Workers each time, because workerd's memory grows under load. */
async function loadPage(
  page: PageName,
  [sandbox, files, load]: [Sandbox, string, Load],
  { rounds, ms }: Options,
): Promise<Rounds> {
  const world = await startSpeedWorld({ sandbox, files });
  const subjects = await subjectsOf(world, page);
  const found: Rounds = { 1: [], 10: [], 50: [], 200: [] };
  let perSecond = Infinity;
  for (const kind of kinds) await sendRound(world, load, subjects[kind], cpuConnections, warmUpMs);
  for (const atOnce of connections) {
    if (atOnce / perSecond > longestRoundSeconds) {
      console.log(`  ${page} is too slow for ${atOnce} connections`);
      continue;
    }
    for (let n = 0; n < rounds; n += 1) {
      const round: Partial<Record<Kind, Round>> = {};
      for (const kind of kinds)
        if (!['known', 'mixed'].includes(kind) || atOnce === cpuConnections)
          round[kind] = await sendRound(world, load, subjects[kind], atOnce, ms);
      found[atOnce].push(round);
      perSecond = round.page!.perSecond;
    }
  }
  await world.stop();
  return found;
}

function rowsOf(found: Record<PageName, Rounds>): Row[] {
  const figures = (atOnce: AtOnce, take: (round: Partial<Record<Kind, Round>>) => number) =>
    Object.fromEntries(
      pageNames.map((page) => [page, median(found[page][atOnce].map(take))]),
    ) as Figures;
  const row = (kind: Kind, key: keyof Round, atOnce: AtOnce = cpuConnections) =>
    figures(atOnce, (round) => round[kind]?.[key] ?? NaN);
  const ratio = (kind: Kind, to: Kind, key: keyof Round, atOnce: AtOnce = cpuConnections) =>
    figures(atOnce, (round) => (round[kind]?.[key] ?? NaN) / (round[to]?.[key] ?? NaN));
  const percent = (values: Figures): Pick<Row, 'unit' | 'values'> => ({
    unit: '%',
    values: Object.fromEntries(Object.entries(values).map(([page, share]) => [page, 100 * share])),
  });
  const throughput = connections.flatMap((atOnce): Row[] => [
    { name: `requests/s at ${atOnce}`, values: row('page', 'perSecond', atOnce) },
    {
      name: `requests/s at ${atOnce}, of hello`,
      ...percent(ratio('page', 'hello', 'perSecond', atOnce)),
      goal: { least: 40 },
    },
    {
      name: `requests/s at ${atOnce}, of a file`,
      ...percent(ratio('page', 'file', 'perSecond', atOnce)),
    },
  ]);
  const inMs = { unit: 'ms', digits: 2 };
  return [
    ...throughput,
    {
      name: `requests/s at ${cpuConnections} with bag and account, of hello`,
      ...percent(ratio('known', 'hello', 'perSecond')),
      goal: { least: 40 },
    },
    {
      name: `requests/s at ${cpuConnections}, half of them for Markdown, of hello`,
      ...percent(ratio('mixed', 'hello', 'perSecond')),
      goal: { least: 40 },
    },
    { name: 'CPU, page', ...inMs, values: row('page', 'cpu') },
    { name: 'CPU, page with bag and account', ...inMs, values: row('known', 'cpu') },
    { name: 'CPU, file', ...inMs, values: row('file', 'cpu') },
    { name: 'CPU, hello', ...inMs, values: row('hello', 'cpu') },
    {
      name: 'CPU, page to file',
      digits: 1,
      values: ratio('page', 'file', 'cpu'),
      goal: { most: 2 },
    },
    // The page can reach at most this percentage of the hello-world Worker's requests per second.
    { name: 'CPU, hello to page', ...percent(ratio('hello', 'page', 'cpu')) },
  ];
}

export async function measureThroughput(sandbox: Sandbox, options: Options): Promise<Row[]> {
  const files = await savePages(sandbox);
  const load = startLoad();
  const found = {} as Record<PageName, Rounds>;
  for (const page of pageNames) found[page] = await loadPage(page, [sandbox, files, load], options);
  await load.stop();
  return rowsOf(found);
}

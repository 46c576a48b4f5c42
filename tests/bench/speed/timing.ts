/**
 * Measures the times of a page's first and last byte, and counts outside calls: with fresh caches
 * (warm), and with outdated or empty ones (cold).
 */
import { Agent, request } from 'node:http';
import type { Sandbox } from '../../support/sandbox';
import type { Shopper } from '../../support/shopper';
import { fillCart, signIn, wish } from './visitors';
import { browserHeaders } from './load';
import { savePages } from './saved-pages';
import { median, pageNames, pages, type Figures, type PageName, type Row } from './table';
import { filesHost, helloHost, startSpeedWorld, type SpeedWorld } from './world';

interface Times {
  /** The body's first byte, in ms since the request. */
  first: number;
  last: number;
}

type Timed = Record<'page' | 'file' | 'hello', Times[]>;

/** Delay of each call of a cold page, in ms. */
const latencyMs = 80;
/** For the last byte, without CPU time: one call (80 ms; parallel calls count once), plus 35 ms for everything else. */
const coldGoalMs = 115;

const timeOf = (port: number, host: string, path: string, agent: Agent): Promise<Times> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const options = { host: '127.0.0.1', port, path, agent, headers: { host, ...browserHeaders } };
    request(options, (answer) => {
      let first = 0;
      answer.on('data', () => (first ||= performance.now() - began));
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve({ first, last: performance.now() - began });
        else reject(new Error(`${path} answers ${answer.statusCode}`));
      });
    })
      .on('error', reject)
      .end();
  });

const difference = (timed: Timed, to: 'file' | 'hello', key: keyof Times) =>
  median(timed.page.map((one) => one[key])) - median(timed[to].map((one) => one[key]));

/** Each row is the page's time in ms minus a file's time, or minus hello's time. */
async function timeWarm(world: SpeedWorld, samples: number): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const timed = {} as Record<PageName, Timed>;
  for (const page of pageNames) {
    const subjects = {
      hello: [helloHost, '/'],
      file: [filesHost, `/pages/${page}.html`],
      page: [new URL(world.origin).host, pages[page]],
    } as const;
    timed[page] = { hello: [], file: [], page: [] };
    for (let n = -10; n < samples; n += 1)
      for (const [kind, [host, path]] of Object.entries(subjects)) {
        const times = await timeOf(world.port, host, path, agent);
        if (n >= 0) timed[page][kind as keyof Timed].push(times);
      }
  }
  agent.destroy();
  const row = (name: string, to: 'file' | 'hello', key: keyof Times): Row => ({
    ...{ name, unit: 'ms', digits: 1 },
    values: figures((page) => difference(timed[page], to, key)),
  });
  return [
    row('warm: first byte, more than a file', 'file', 'first'),
    row('warm: last byte, more than a file', 'file', 'last'),
    row('warm: first byte, more than hello', 'hello', 'first'),
    row('warm: last byte, more than hello', 'hello', 'last'),
  ];
}

const figures = (take: (page: PageName) => number): Figures =>
  Object.fromEntries(pageNames.map((page) => [page, take(page)]));

interface Cold extends Times {
  calls: number;
  depth: number;
  cpu: number;
}

/** Age of the cached responses in ms; undefined for empty caches. */
const coldKinds = { cold: 20 * 60_000, 'cold, empty caches': undefined } as const;
type ColdKind = keyof typeof coldKinds;

async function timeCold(
  world: SpeedWorld,
  page: PageName,
  { agent, kind }: { agent: Agent; kind: ColdKind },
): Promise<Cold> {
  await world.fresh();
  const pauseMs = coldKinds[kind];
  if (pauseMs) {
    await world.visitor().get(pages[page], browserHeaders);
    await world.calls.settled();
    await world.pass(pauseMs);
  }
  world.calls.clear();
  world.calls.delayMs = latencyMs;
  const before = world.cpu();
  const host = new URL(world.origin).host;
  const times = await timeOf(world.port, host, pages[page], agent);
  const cpu = world.cpu() - before;
  const { count, depth } = await world.calls.settled();
  world.calls.delayMs = 0;
  return { ...times, calls: count, depth, cpu };
}

async function timeAllCold(world: SpeedWorld, samples: number, kind: ColdKind): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const found = {} as Record<PageName, Cold[]>;
  for (const page of pageNames) {
    found[page] = [];
    for (let n = -1; n < samples; n += 1) {
      const cold = await timeCold(world, page, { agent, kind });
      if (n >= 0) found[page].push(cold);
    }
  }
  agent.destroy();
  const row = (name: string, key: keyof Cold): Row => ({
    name,
    values: figures((page) => median(found[page].map((one) => one[key]))),
  });
  const cpu = (page: PageName) =>
    found[page].reduce((sum, one) => sum + one.cpu, 0) / found[page].length;
  const lastByte = row(`${kind}: last byte`, 'last');
  return [
    row(`${kind}: outside calls`, 'calls'),
    { ...row(`${kind}: calls one after the other`, 'depth'), goal: { most: 1 } },
    { ...row(`${kind}: first byte`, 'first'), unit: 'ms' },
    { ...lastByte, unit: 'ms' },
    { name: `${kind}: CPU`, unit: 'ms', values: figures(cpu) },
    {
      name: `${kind}: last byte without CPU`,
      unit: 'ms',
      values: figures((page) => lastByte.values[page]! - cpu(page)),
      goal: { most: coldGoalMs },
    },
  ];
}

const visitors: Record<string, (shopper: Shopper) => Promise<void>> = {
  'without anything': async () => undefined,
  'with a bag of 1 line': (shopper) => fillCart(shopper, 1),
  'with a bag of 50 lines': (shopper) => fillCart(shopper, 50),
  'with a wishlist': wish,
  'signed in': signIn,
};

async function countWarmCalls(world: SpeedWorld): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, prepare] of Object.entries(visitors)) {
    const shopper = world.visitor();
    await prepare(shopper);
    const values: Figures = {};
    for (const page of pageNames) {
      for (let n = 0; n < 2; n += 1) await shopper.get(pages[page], browserHeaders);
      await world.calls.settled();
      world.calls.clear();
      await shopper.get(pages[page], browserHeaders);
      values[page] = (await world.calls.settled()).count;
    }
    rows.push({ name: `warm: outside calls, ${name}`, values, goal: { most: 0 } });
  }
  return rows;
}

export async function measureTiming(
  sandbox: Sandbox,
  samples: { warm: number; cold: number },
): Promise<Row[]> {
  const files = await savePages(sandbox);
  const world = await startSpeedWorld({ sandbox, files, switches: true });
  const rows = [
    ...(await timeWarm(world, samples.warm)),
    ...(await countWarmCalls(world)),
    ...(await timeAllCold(world, samples.cold, 'cold')),
    ...(await timeAllCold(world, samples.cold, 'cold, empty caches')),
  ];
  await world.stop();
  return rows;
}

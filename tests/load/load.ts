/**
 * Runs many shoppers: first without faults, then with a fault for fifteen seconds of every thirty.
 * Then compares the acknowledged writes with the services' data.
 */
import { readFileSync } from 'node:fs';
import type { WorkerOptions } from 'miniflare';
import { changePrefix } from '~/features/wishlist/wishlist';
import { workerds } from '../bench/cpu';
import { startShop, type Shop } from '../support/storefront';
import { percentiles, tally, type Kind, type Phase, type Seen } from './answers';
import { Books, type OutsideWorld } from './books';
import { emailOf, nextJourney, type Person } from './journeys';
import { Visitor } from './visitor';
import { startWeather, type Fault, type Weather } from './weather';

export interface LoadOptions {
  shoppers: number;
  calmSeconds: number;
  stormySeconds: number;
  /** Mean pause; pauses vary from half to 1.5 times as long. */
  thinkSeconds: number;
  seed: number;
  faults?: readonly Fault[];
  /** Plants a mistake in the shop, to test whether it is noticed. */
  worker?: (worker: WorkerOptions) => WorkerOptions;
  onProgress?: (text: string) => void;
}

type Percentiles = ReturnType<typeof percentiles>;

export interface LoadReport {
  options: Omit<LoadOptions, 'onProgress' | 'worker'>;
  requests: number;
  /** Counts 500, 502, 504, missing responses and incomplete 503s, by address and fault. */
  wrong: Record<string, number>;
  unavailable: Record<string, number>;
  refused: Record<string, number>;
  statuses: Record<string, number>;
  writes: { done: number; unknown: number };
  /** Each begins with the shopper's name. */
  differences: string[];
  chronicles: Record<string, string[]>;
  /** In ms. `ratio` is stormy divided by calm. */
  times: Record<Kind, { calm: Percentiles; stormy: Percentiles; ratio: Record<string, number> }>;
  /** The memory of workerd with the sandbox, in MB; null without /proc. */
  memory: { before: number; calm: number; after: number } | null;
  faults: string[];
}

const mostRequestsPerSecond = 400;
/** The wishlist's circuit breaker stays open for three seconds. */
const settleMs = 4000;
const mostReturns = 5;

export async function load(options: LoadOptions): Promise<LoadReport> {
  const { shoppers, calmSeconds, stormySeconds, onProgress = () => undefined } = options;
  const before = new Set(process.platform === 'linux' ? workerds() : []);
  const shop = await startShop({ worker: options.worker });
  try {
    const seen: Seen[] = [];
    const crowd = new Crowd(shop, options, seen);
    for (const path of warmUp) await shop.shopper().get(path);
    const memory = [memoryOf(before)];
    onProgress(`${shoppers} shoppers, ${calmSeconds} s of calm`);
    await crowd.shop('calm', calmSeconds);
    memory.push(memoryOf(before));
    onProgress(`${seen.length} requests; ${stormySeconds} s of storm`);
    const weather = startWeather(shop, options.faults);
    await crowd.shop('stormy', stormySeconds, weather);
    await weather.stop();
    memory.push(memoryOf(before));
    onProgress(`${seen.length} requests; the books are compared`);
    const { people } = crowd;
    for (const { visitor } of people) await comeBack(visitor);
    const world = await outsideWorld(shop);
    const differences: string[] = [];
    const chronicles: Record<string, string[]> = {};
    for (const person of people) {
      const { name, books, visitor } = person;
      const owner = { shopper: visitor.shopper, email: emailOf(person) };
      const wrong = await books.differences(world, owner);
      differences.push(...wrong.map((text) => `${name} ${text}`));
      if (wrong.length > 0) chronicles[name] = books.chronicle;
    }
    const found = { differences, chronicles };
    return reportOf(options, seen, people, found, memory, weather.past());
  } finally {
    await shop.stop();
  }
}

const warmUp = ['/', '/collections/all', '/cart', '/accounts/login', '/pages/contact'];

/**
 * Reopens the wishlist, up to `mostReturns` times, until its service works again, so that the shop sends the wishes that
 * wait in cookies.
 */
async function comeBack({ shopper }: Visitor): Promise<void> {
  for (let times = 0; times < mostReturns; times += 1) {
    await shopper.get('/pages/wishlist');
    if (!hasWaitingWishes(shopper)) return;
    await new Promise((resolve) => setTimeout(resolve, settleMs));
  }
}

const hasWaitingWishes = ({ cookies }: Visitor['shopper']): boolean =>
  [...cookies].some(
    ([name, value]) => name.startsWith(changePrefix) && !decodeURIComponent(value).startsWith('*'),
  );

/** Half of the shoppers have no JavaScript. */
class Crowd {
  readonly people: Person[];
  #phase: Phase = 'calm';
  #weather: Weather | null = null;

  constructor(
    shop: Shop,
    readonly options: LoadOptions,
    seen: Seen[],
  ) {
    this.people = Array.from({ length: options.shoppers }, (_, index) => {
      const visitor = new Visitor(shop.shopper('us'), index % 2 === 1, (one) =>
        seen.push({ ...one, phase: this.#phase, fault: this.#weather?.current() ?? null }),
      );
      const random = randomOf(options.seed * 10_007 + index);
      const name = `person-${index}-${visitor.scripted ? 'script' : 'plain'}`;
      return { name, visitor, books: new Books(), random, signedIn: false, serial: 0 };
    });
  }

  async shop(phase: Phase, seconds: number, weather: Weather | null = null): Promise<void> {
    this.#phase = phase;
    this.#weather = weather;
    const end = Date.now() + seconds * 1000;
    const { thinkSeconds, shoppers } = this.options;
    const think = Math.max(thinkSeconds, shoppers / mostRequestsPerSecond) * 1000;
    const live = async (person: Person) => {
      await pause(person.random() * think, end);
      while (Date.now() < end) {
        await nextJourney(person);
        await pause((0.5 + person.random()) * think, end);
      }
    };
    await Promise.all(this.people.map(live));
  }
}

const pause = (ms: number, end: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, Math.min(ms, end - Date.now()))));

function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function outsideWorld({ addresses }: Shop): Promise<OutsideWorld> {
  const read = async (tool: string): Promise<unknown> => {
    const headers = { accept: 'application/json' };
    return (await fetch(`${addresses.sandbox}/__standin/${tool}`, { headers })).json();
  };
  const [ledger, mails, signups] = await Promise.all(['ledger', 'mailbox', 'signups'].map(read));
  return { ...(ledger as OutsideWorld), mails, signups } as OutsideWorld;
}

/** In MB, of workerd processes started after `before`. */
function memoryOf(before: ReadonlySet<number>): number | null {
  if (process.platform !== 'linux') return null;
  const pid = workerds().find((one) => !before.has(one));
  const line = pid && /VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return line ? Math.round(Number(line) / 1024) : null;
}

function reportOf(
  { onProgress: _, worker: __, ...options }: LoadOptions,
  seen: Seen[],
  people: Person[],
  { differences, chronicles }: Pick<LoadReport, 'differences' | 'chronicles'>,
  memory: (number | null)[],
  faults: string[],
): LoadReport {
  const where = ({ place, fault }: Seen) => `${place} during ${fault ?? 'calm'}`;
  const wrong = seen.filter((one) => one.wrong !== null);
  const honest = seen.filter((one) => one.status === 503 && one.wrong === null);
  const writes = people.map(({ books }) => books.count());
  const sum = (key: 'done' | 'unknown') => writes.reduce((all, one) => all + one[key], 0);
  const kinds: Kind[] = ['page', 'data', 'form'];
  const [before, calm, after] = memory;
  return {
    options,
    requests: seen.length,
    wrong: tally(wrong.map((one) => `${one.wrong} ${where(one)}`)),
    unavailable: tally(honest.map(where)),
    refused: tally(
      seen
        .filter(({ status }) => status >= 400 && status < 500)
        .map((one) => `${one.status} ${where(one)}: ${one.said}`),
    ),
    statuses: tally(seen.map(({ status }) => String(status))),
    writes: { done: sum('done'), unknown: sum('unknown') },
    differences,
    chronicles,
    times: Object.fromEntries(
      kinds.map((kind) => [kind, timesOf(seen.filter((one) => one.kind === kind))]),
    ) as LoadReport['times'],
    memory: before && calm && after ? { before, calm, after } : null,
    faults,
  };
}

function timesOf(seen: Seen[]) {
  const of = (phase: Phase) => percentiles(seen.filter((one) => one.phase === phase));
  const [calm, stormy] = [of('calm'), of('stormy')];
  const ratio = Object.fromEntries(
    (['p50', 'p95', 'p99'] as const).map((name) => [
      name,
      Number((stormy[name] / Math.max(1, calm[name])).toFixed(2)),
    ]),
  );
  return { calm, stormy, ratio };
}

/**
 * Sends hostile requests to the built Worker. Equal seeds generate equal requests. Reduces each
 * failing request to a smaller one that breaks the same rule.
 */
import fc from 'fast-check';
import { cpuOf, workerds } from '../bench/cpu';
import { areas, type AreaName } from './areas';
import { send, type FuzzCase } from './fuzz-case';
import { longest, problemOf, type Problem } from './invariants';
import { startDamagedWorld, startPlainWorld, type FuzzWorld, type Lane } from './world';

export interface FuzzOptions {
  seed: number;
  runs: number;
  only?: readonly AreaName[];
  /** Sends only this request of an area. */
  at?: number;
  onProgress?: (text: string) => void;
}

interface Finding extends Problem {
  area: AreaName;
  index: number;
  times: number;
  smallest: FuzzCase;
  log: string[];
}

export interface FuzzReport {
  seed: number;
  runs: Partial<Record<AreaName, number>>;
  seconds: number;
  /** CPU seconds of this process and of both workerds; 0 without /proc. */
  cpu: { fuzzer: number; workerd: number };
  damaged: { wanted: number; done: number };
  statuses: Record<string, number>;
  findings: Finding[];
}

interface Job {
  area: AreaName;
  index: number;
  one: FuzzCase;
}

interface Broken extends Job {
  problem: Problem;
  lane: Lane;
  world: FuzzWorld;
}

const concurrency = 6;
const probeEvery = 100;
const mostFindings = 40;

export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { seed, onProgress = () => undefined } = options;
  const jobs = jobsOf(options);
  const started = Date.now();
  const report: FuzzReport = {
    ...{ seed, runs: {}, seconds: 0, statuses: {}, findings: [] },
    cpu: { fuzzer: 0, workerd: 0 },
    damaged: { wanted: 0, done: 0 },
  };
  for (const { area } of jobs) report.runs[area] = (report.runs[area] ?? 0) + 1;
  const worlds: FuzzWorld[] = [];
  const broken: Broken[] = [];
  const open = async (start: () => Promise<FuzzWorld>, mine: Job[], width: number) => {
    if (mine.length === 0) return;
    const world = await start();
    worlds.push(world);
    const queue = mine[Symbol.iterator]();
    const lanes = world.lanes.flatMap((lane) => Array<Lane>(lane.arm ? 1 : width).fill(lane));
    await Promise.all(lanes.map((lane) => work(world, lane, queue)));
  };
  const work = async (world: FuzzWorld, lane: Lane, queue: Iterable<Job>) => {
    let count = 0;
    for (const job of queue) {
      const { problem, status } = await probe(world, lane, job.one, report);
      report.statuses[status] = (report.statuses[status] ?? 0) + 1;
      if (problem) broken.push({ ...job, problem, lane, world });
      count += 1;
      if (problem || count % probeEvery === 0) await expectAlive(world, lane, job, broken);
      const total = Object.values(report.statuses).reduce((sum, number) => sum + number, 0);
      if (total % 1000 === 0) onProgress(`${total} of ${jobs.length}, ${broken.length} broken`);
    }
  };
  try {
    const isDamaged = ({ area }: Job) => 'damaged' in areas[area];
    await Promise.all([
      open(startPlainWorld, interleaved(jobs.filter((job) => !isDamaged(job))), concurrency),
      open(startDamagedWorld, interleaved(jobs.filter(isDamaged)), 1),
    ]);
    report.seconds = Math.round((Date.now() - started) / 1000);
    report.cpu = cpuSoFar();
    report.findings = await findingsOf(broken, seed, onProgress);
    return report;
  } finally {
    await Promise.all(worlds.map((world) => world.stop()));
  }
}

function cpuSoFar(): FuzzReport['cpu'] {
  const { user, system } = process.cpuUsage();
  const pids = process.platform === 'linux' ? workerds() : [];
  const workerd = pids.reduce((sum, pid) => sum + cpuOf(pid), 0) / 1000;
  return { fuzzer: Math.round((user + system) / 1e6), workerd: Math.round(workerd) };
}

function jobsOf({ seed, runs, only, at }: FuzzOptions): Job[] {
  const names = (Object.keys(areas) as AreaName[]).filter((name) => !only || only.includes(name));
  const shares = names.reduce((sum, name) => sum + areas[name].share, 0);
  return names.flatMap((area) => {
    const numRuns = at === undefined ? Math.round((runs * areas[area].share) / shares) : at + 1;
    const cases = numRuns > 0 ? fc.sample(areas[area].cases, { seed, numRuns }) : [];
    const all = cases.map((one, index) => ({ area, index, one }));
    return at === undefined ? all : all.slice(at);
  });
}

/** Mixes the areas, because requests of one area may affect the requests of another. */
const interleaved = (jobs: Job[]): Job[] => [...jobs].sort((a, b) => a.index - b.index);

const contextOf = (world: FuzzWorld, lane: Lane) => ({
  origin: lane.origin,
  stores: Object.values(world.addresses.stores),
  sandbox: world.addresses.sandbox,
});

async function probe(world: FuzzWorld, lane: Lane, one: FuzzCase, report?: FuzzReport) {
  await lane.arm?.(one.damage ?? null);
  try {
    const answer = await send(lane, one);
    if (lane.arm) {
      const { done } = await lane.arm(null);
      if (report && one.damage) report.damaged.wanted += 1;
      if (report && done > 0) report.damaged.done += 1;
    }
    return {
      problem: problemOf(one, answer, contextOf(world, lane)),
      status: String(answer.status),
    };
  } catch (error) {
    return { problem: { rule: 'an answer at all', detail: String(error) }, status: 'none' };
  }
}

const home: FuzzCase = { who: 'stranger', method: 'GET', path: '/' };

/** Called at intervals, and whenever a response breaks a rule. */
async function expectAlive(world: FuzzWorld, lane: Lane, job: Job, broken: Broken[]) {
  const answer = await send(lane, home).catch(() => null);
  if (answer?.status === 200) return;
  const problem = { rule: 'the next shopper is served', detail: `${answer?.status ?? 'nothing'}` };
  broken.push({ ...job, problem, lane, world });
}

const placeOf = ({ method, path, damage }: FuzzCase) => {
  const [, first = '', second = ''] = path.split(/[?#]/)[0]!.split('/');
  const known = /^[\w.-]{0,30}$/;
  const place = [first, second].map((part) => (known.test(part) ? part : '*')).join('/');
  return `${method} /${place} ${damage ? `${damage.service} ${damage.kind}` : ''}`;
};

async function findingsOf(
  broken: Broken[],
  seed: number,
  onProgress: (text: string) => void,
): Promise<Finding[]> {
  const groups = new Map<string, Broken[]>();
  for (const one of broken) {
    const key = `${one.problem.rule} ${one.area} ${placeOf(one.one)}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const findings: Finding[] = [];
  for (const group of [...groups.values()].slice(0, mostFindings)) {
    const found = await reduced(group[0]!, seed);
    // If only the first response was slow, the machine was busy.
    if (!found) continue;
    findings.push({ ...found, times: group.length });
    onProgress(`found: ${found.rule} (${found.detail}) ${JSON.stringify(found.smallest)}`);
  }
  return findings;
}

async function reduced(first: Broken, seed: number): Promise<Finding | null> {
  const { area, index, problem, lane, world } = first;
  const isTime = problem.rule.includes(`${longest} ms`);
  let last: { one: FuzzCase; problem: Problem; log: string[] } | null = null;
  const breaks = async (one: FuzzCase) => {
    world.forgetLogs();
    const again = await probe(world, lane, one);
    if (again.problem?.rule !== problem.rule) return false;
    last = { one, problem: again.problem, log: errorsIn(world.logs()) };
    return true;
  };
  if (isTime || problem.rule === 'an answer at all') {
    if (!(await breaks(first.one)) || !(await breaks(first.one))) return null;
  } else {
    const property = fc.asyncProperty(areas[area].cases as fc.Arbitrary<FuzzCase>, async (one) => {
      if (await breaks(one)) throw new Error(problem.rule);
    });
    const limits = { interruptAfterTimeLimit: 12_000, markInterruptAsFailure: false };
    await fc.check(property, { seed, path: `${index}`, numRuns: 1, ...limits });
  }
  const {
    one,
    problem: seen,
    log,
  } = last ?? {
    one: first.one,
    problem: { ...problem, detail: `${problem.detail} (not again when it was sent alone)` },
    log: [],
  };
  return { ...seen, area, index, times: 1, smallest: one, log };
}

const errorsIn = (logs: string): string[] =>
  logs
    .split('\n')
    .filter((line) => /"level":"error"|Error/.test(line))
    .map((line) => line.slice(0, 600))
    .slice(-4);

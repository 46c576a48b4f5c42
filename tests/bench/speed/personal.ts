/** Measures pages rendered for one visitor: requests per second, CPU time and size. */
import { startSandbox, type Sandbox } from '../../support/sandbox';
import { startLoad } from './load';
import {
  asText,
  median,
  personalNames,
  personalPages,
  type Figures,
  type PersonalName,
  type Row,
} from './table';
import { loadSubjects, type Round } from './throughput';
import { fillCart, signIn } from './visitors';
import { startSpeedWorld, type SpeedWorld } from './world';

const cartLines = 3;

export async function personalVisitor(world: SpeedWorld, path: string) {
  const visitor = world.visitor();
  if (path.startsWith('/cart')) await fillCart(visitor, cartLines);
  if (/^\/accounts\/(?!login)/.test(path)) await signIn(visitor);
  return visitor;
}

export async function measurePersonal(
  sandbox: Sandbox,
  options: { rounds: number; ms: number },
): Promise<Row[]> {
  const load = startLoad();
  const found = {} as Record<PersonalName, { page: Round; hello: Round }[]>;
  const bytes: Figures = {};
  for (const name of personalNames) {
    const world = await startSpeedWorld({ sandbox });
    const path = personalPages[name];
    const visitor = await personalVisitor(world, path);
    const cookie = [...visitor.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    found[name] = await loadSubjects(world, load, { path, cookie }, options);
    const { text } = await visitor.get(path);
    bytes[name] = Buffer.byteLength(text) / 1000;
    await world.stop();
  }
  await load.stop();
  const figures = (take: (round: { page: Round; hello: Round }) => number): Figures =>
    Object.fromEntries(personalNames.map((name) => [name, median(found[name].map(take))]));
  return [
    { name: 'requests/s', values: figures(({ page }) => page.perSecond) },
    {
      name: 'requests/s, of hello',
      unit: '%',
      digits: 1,
      values: figures(({ page, hello }) => (100 * page.perSecond) / hello.perSecond),
      goal: { least: 8 },
    },
    {
      name: 'CPU',
      unit: 'ms',
      digits: 2,
      values: figures(({ page }) => page.cpu),
      goal: { most: 5 },
    },
    {
      name: 'CPU, hello to page',
      unit: '%',
      digits: 1,
      values: figures(({ page, hello }) => (100 * hello.cpu) / page.cpu),
    },
    { name: 'HTML', unit: 'kB', digits: 1, values: bytes, goal: { most: 35 } },
  ];
}

export async function printPersonal(): Promise<void> {
  const sandbox = await startSandbox();
  const rows = await measurePersonal(sandbox, { rounds: 5, ms: 800 });
  await sandbox.stop();
  console.log(`\n${asText(rows, personalNames)}`);
}

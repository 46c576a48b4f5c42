import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../sandbox/host/ports';
import { applyChange, changesOf } from '../../scripts/guide-changes';
import { textOf } from '../support/page-text';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { add, brae } from '../support/cart-driver';
import { shopper } from '../support/shopper';

let project: ProjectCopy;
let commands: string[];
const running: (() => Promise<unknown>)[] = [];

beforeAll(() => {
  project = copyProject('new-store-test', { linked: true });
  const guide = project.read('docs/guides/a-new-store.md');
  commands = [...guide.matchAll(/^```sh\n([^]*?)^```/gm)].flatMap(([, block = '']) =>
    block.trim().split('\n'),
  );
  const changes = changesOf(guide);
  expect(changes.map(({ files }) => files)).toEqual([['app/stores.ts']]);
  project.edit('app/stores.ts', (text) => applyChange(changes[0]!, text));
});

afterAll(async () => {
  await Promise.all(running.map((stop) => stop()));
  project?.remove();
});

function run(command: string, port?: number) {
  expect(commands).toContain(command);
  const [, assignments, script] = /^((?:\w+=\S+ )*)(.+)$/.exec(command)!;
  const variables = Object.fromEntries(
    assignments!
      .trim()
      .split(' ')
      .filter(Boolean)
      .map((one) => one.split('=')),
  ) as Record<string, string>;
  const [program, ...words] = script!.split(' ');
  const child = spawn(program!, words, {
    cwd: project.folder,
    env: { ...process.env, ...variables, ...(port && { PORT: String(port) }), NODE_ENV: undefined },
    // A process group, because npm doesn't forward every signal.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number | null, output }));
  return { child, ended, output: () => output };
}

test('an own region is one entry: it is checked, opens on the sandbox and could be deployed [R-034] [R-036]', async () => {
  const written = await run('npm run regions').ended;
  expect(written.output).toContain('Wrote wrangler.toml and docs/settings.md');
  const toml = project.read('wrangler.toml');
  expect(toml).toContain('routes = [{ pattern = "www.kiwi-lamps.example", custom_domain = true }]');
  expect(toml).toContain('[env.nz-staging]');

  const port = await freePort();
  const shop = run('PRESET=kiwi PORT=4200 npm start', port);
  running.push(async () => {
    if (shop.child.exitCode === null) process.kill(-shop.child.pid!, 'SIGTERM');
    await shop.ended;
  });
  const checked = await run('npm run regions:check -- nz nz-staging').ended;
  expect(checked.output).toMatch(/^ok {2}nz$/m);
  expect(checked.output).toMatch(/^ok {2}nz-staging$/m);
  expect(checked.code).toBe(0);
  await expect.poll(() => shop.output(), { timeout: 120_000, interval: 200 }).toContain('NZ store');

  const examined = await run('npm run doctor -- --env nz --sandbox').ended;
  expect(examined.output).toContain('Checked [env.nz]');
  expect(examined.output).toContain('0 mistakes');
  expect(examined.code).toBe(0);

  const dryRun = run('npm run deploy:check -- nz nz-staging');
  const visitor = shopper(`http://localhost:${port}`);
  const home = await visitor.get('/', { 'cf-ipcountry': 'NZ' });
  expect(/<html lang="([^"]+)"/.exec(home.text)?.[1]).toBe('en-NZ');
  expect(home.text).toContain('NZ / NZD');
  expect(home.text).toContain('<div lang="en-gb">');
  expect(textOf(home)).not.toContain('working on our home page');
  const offered = [...home.text.matchAll(/<option[^>]* value="([A-Z]{2})"/g)].map(
    ([, code]) => code,
  );
  expect([...new Set(offered)]).toEqual(['NZ']);
  expect(home.text).toContain('Kiwi Lamps');
  // The data for the page's scripts, such as third-party ids, has a separate URL.
  const state = /data-state="([^"]+)"/.exec(home.text)![1]!;
  expect((await visitor.get(state)).text).toContain('GTM-KIWI01');
  const { consent } = JSON.parse((await visitor.get('/visit')).text) as { consent: unknown };
  expect(consent).toMatchObject({ analytics: false, chosen: false });

  const product = await visitor.get('/products/brae-pendant-nickel');
  expect(product.text).toContain('"priceCurrency":"NZD"');
  await add(visitor, brae);
  const bag = textOf(await visitor.get('/cart'));
  expect(bag).toContain('NZ / NZD');
  expect(bag).toMatch(/Brae/);

  const { code, output } = await dryRun.ended;
  // Both are checked at the same time.
  for (const name of ['nz', 'nz-staging']) expect(output.split('\n')).toContain(`ok  ${name}`);
  expect(code).toBe(0);
}, 240_000);

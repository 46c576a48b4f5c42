import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { compatibilityDate } from '../../scripts/wrangler-toml';
import { startSandbox, type Sandbox } from '../support/sandbox';
import type { Done, Task } from '../support/platform-worker';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

let sandbox: Sandbox;
let worker: { fetch(url: string, init: object): Promise<{ json(): Promise<unknown> }> };
beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [here('../support/platform-worker.ts')],
    bundle: true,
    format: 'esm',
    write: false,
    alias: { '~': here('../../app') },
  });
  const contents = outputFiles[0]!.text;
  const probe = {
    name: 'probe',
    modules: [{ type: 'ESModule' as const, path: 'index.js', contents }],
    compatibilityDate,
    outboundService: 'sandbox',
  };
  sandbox = await startSandbox({ workers: [probe] });
  worker = await sandbox.miniflare.getWorker('probe');
});
beforeEach(async () => {
  await sandbox.clearFaults();
  await worker.fetch('http://probe/', { method: 'DELETE' });
});
afterAll(() => sandbox?.stop());

const path = '/api/shopify/product/handle/halden-pendant-brass';
async function run(task: Partial<Task> = {}): Promise<Done> {
  const body = JSON.stringify({ url: sandbox.origin + path, deadlineMs: 5000, ...task });
  return (await (await worker.fetch('http://probe/', { method: 'POST', body })).json()) as Done;
}
const broken = (mode: string, times: number | null = null) =>
  sandbox.fault({ service: 'products', mode, times } as Parameters<Sandbox['fault']>[0]);
const callsSince = async (since: number) =>
  (await sandbox.requests(since)).filter(({ service }) => service === 'products').length;
const lastCall = async () => (await sandbox.requests()).at(-1)?.n ?? 0;

let keys = 0;
const newKey = () => `key ${++keys}`;

test('a good answer is read, timed and needs no line in the log', async () => {
  const { value, lines } = await run();
  expect(value).toEqual(expect.any(String));
  expect(lines).toEqual([]);
});

test.each(['refused', 'reset', 'http-500', 'http-502-html'])(
  '%s once: a read is tried again, anything else is not',
  async (mode) => {
    await broken(mode, 1);
    expect((await run({ retry: true })).value).toEqual(expect.any(String));
    await broken(mode, 1);
    const { unavailable, lines } = await run();
    expect(unavailable).toBeTruthy();
    expect(lines).toHaveLength(1);
  },
);

test('a service that hangs is given up at the deadline, headers and body alike', async () => {
  await broken('hang');
  const hanging = await run({ deadlineMs: 1000, retry: true });
  expect(hanging.unavailable).toContain('1000 ms');
  expect(hanging.ms).toBeLessThan(1900);
});

test('an answer over 2 MB is given up', async () => {
  await broken('huge-body');
  expect((await run({ deadlineMs: 8000 })).unavailable).toContain('2097152 bytes');
});

test('a service that keeps failing is left alone for a while', async () => {
  await broken('http-500');
  const since = await lastCall();
  for (let n = 0; n < 12; n++) await run();
  expect(await callsSince(since)).toBe(8);
});

test.each(['empty-body', 'bad-json', 'cut-json', 'wrong-schema', 'http-404', 'http-429', 'reset'])(
  '%s is never stored as if it were an answer [R-373] [V1.5.2] [V15.3.5]',
  async (mode) => {
    const cached = { key: newKey() };
    await broken(mode, 1);
    expect((await run({ cached })).value).toBeUndefined();
    expect((await run({ cached })).value).toEqual(expect.any(String));
  },
);

test('a stored copy is served without a call, and through an outage', async () => {
  const key = newKey();
  const { value } = await run({ cached: { key } });
  const since = await lastCall();
  expect((await run({ cached: { key } })).value).toBe(value);
  expect(await callsSince(since)).toBe(0);
  await broken('refused');
  expect((await run({ cached: { key, later: 80_000 } })).value).toBe(value);
  expect((await run({ cached: { key, later: 90_000 } })).unavailable).toBeTruthy();
});

test('an older copy is served at once while the service hangs', async () => {
  const key = newKey();
  const { value } = await run({ cached: { key } });
  await broken('hang');
  const older = await run({ cached: { key, later: 120 } });
  expect(older.value).toBe(value);
  expect(older.ms).toBeLessThan(900);
});

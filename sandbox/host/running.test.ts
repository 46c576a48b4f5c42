import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runningShops } from '../../scripts/running-shops';
import { addressesFor } from './addresses';
import { freePort } from './ports';
import { recordRunning, resetState } from './running';

let folder: string;
let sandbox: Server;
let requests: string[];
beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  folder = mkdtempSync(join(tmpdir(), 'lintel-running-'));
  requests = [];
  sandbox = createServer(({ method, url }, response) => {
    requests.push(`${method} ${url}`);
    response.end();
  });
  await new Promise<void>((resolve) => sandbox.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  vi.restoreAllMocks();
  sandbox.close();
  rmSync(folder, { recursive: true });
});

const has = (name: string) => existsSync(join(folder, name));
const addresses = (port: number) =>
  addressesFor('A', port, (sandbox.address() as AddressInfo).port);
function note(name: string, shop: { pid?: number; sandbox?: string }) {
  const all = { pid: process.pid, sandbox: addresses(1).sandbox, settings: { us: {} }, ...shop };
  mkdirSync(join(folder, name.replace('running', 'state')));
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(all));
}
/** Above the largest process id of every system. */
const noProcess = 2 ** 30;

test('a second shop of a checkout has its own note, and stopping it leaves the note of the first', async () => {
  note('running', {});
  const remove = recordRunning(addresses(4000), { au: {} }, folder);
  expect((await runningShops(folder)).map(({ state }) => state)).toEqual(['state', 'state-4000']);
  remove();
  expect(has('running-4000.json')).toBe(false);
  expect(has('running.json')).toBe(true);
});

test('a reset keeps the state of running shops on disk, and asks their sandboxes to clear it', async () => {
  note('running', {});
  note('running-4000', { pid: noProcess });
  await resetState(folder);
  expect(has('state')).toBe(true);
  expect(requests).toContain('POST /__standin/reset');
  expect(has('state-4000')).toBe(false);
});

test('a killed shop does not count as running, even if another program has its process id', async () => {
  note('running', { sandbox: `http://127.0.0.1:${await freePort()}` });
  note('running-4000', { pid: noProcess });
  expect(await runningShops(folder)).toEqual([]);
  await resetState(folder);
  expect(has('state')).toBe(false);
  expect(requests).toEqual([]);
});

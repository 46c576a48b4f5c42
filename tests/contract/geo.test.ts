import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../support/sandbox';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => sandbox.clearFaults());
afterAll(() => sandbox.stop());

const lookUp = (query = '', headers: Record<string, string> = {}) =>
  sandbox.json<{ country: string; name: string }>(`/geo${query}`, { headers });

test('an address is looked up', async () => {
  expect(await lookUp('?ip=198.51.100.20')).toEqual({ country: 'AU', name: 'Australia' });
  expect(await lookUp('?ip=2001:db8::1')).toEqual({ country: 'NZ', name: 'New Zealand' });
  expect(await lookUp('?ip=8.8.8.8')).toEqual({ country: 'XX', name: 'Unknown' });
});

test('the address counts for more than where the asking Worker is', async () => {
  const elsewhere = { 'cf-ipcountry': 'US' };
  expect((await lookUp('?ip=203.0.113.9', elsewhere)).country).toBe('DE');
});

test('without an address the header of the platform counts, Tor and unknown included', async () => {
  expect(await lookUp('', { 'cf-ipcountry': 'JP' })).toEqual({ country: 'JP', name: 'Japan' });
  expect(await lookUp('', { 'cf-ipcountry': 'T1' })).toEqual({ country: 'T1', name: 'Unknown' });
  expect(await lookUp('', { 'cf-ipcountry': 'XX' })).toEqual({ country: 'XX', name: 'Unknown' });
});

test('where the asking Worker is does not count', async () => {
  const response = await sandbox.miniflare.dispatchFetch(`${sandbox.origin}/geo`, {
    cf: { country: 'CA' },
  });
  expect(await response.json()).toEqual({ country: 'XX', name: 'Unknown' });
});

test('it fails and dawdles on demand', async () => {
  await sandbox.fault({ service: 'geo', mode: 'http-500', times: 1 });
  expect((await sandbox.fetch('/geo')).status).toBe(500);
  await sandbox.fault({ service: 'geo', mode: 'slow', delayMs: 400, times: 1 });
  await expect(sandbox.fetch('/geo', { signal: AbortSignal.timeout(150) })).rejects.toThrow(
    'timeout',
  );
  expect((await sandbox.fetch('/geo')).status).toBe(200);
});

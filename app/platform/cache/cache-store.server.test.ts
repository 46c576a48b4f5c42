import { expect, test } from 'vitest';
import { openLog } from '../log/log.server';
import { cacheAddress, openCacheStore, type CacheBackend } from './cache-store.server';

function opened(backend: Partial<CacheBackend>) {
  const lines: string[] = [];
  const log = openLog({}, [], (line) => lines.push(line));
  return { lines, store: openCacheStore(() => Promise.resolve(backend as CacheBackend), log) };
}
const holding = (text: string) => opened({ match: () => Promise.resolve(new Response(text)) });

test('what was put is found again, with how long the store must hold it', async () => {
  const kept = new Map<string, Response>();
  const { store, lines } = opened({
    match: (url) => Promise.resolve(kept.get(url)?.clone()),
    put: (url, response) => Promise.resolve(void kept.set(url, response)),
  });
  await store.put('http://x/a', { storedAt: 5, value: { a: 1 } }, 60);
  expect(await store.get('http://x/a')).toEqual({ storedAt: 5, value: { a: 1 } });
  expect(await store.get('http://x/b')).toBeUndefined();
  const headers = kept.get('http://x/a')!.headers;
  expect(headers.get('cache-control')).toBe('max-age=60');
  expect(headers.get('content-type')).toBe('application/json');
  expect(lines).toEqual([]);
});

test.each(['{"storedAt":"5","value":1}', '{"storedAt":5}', '{"value":1}'])(
  '%s is no record',
  async (text) => {
    const { store, lines } = holding(text);
    expect(await store.get('http://x/a')).toBeUndefined();
    expect(lines).toEqual([]);
  },
);

test.each(['not JSON', '5', 'null'])('%s is no record and throws nothing', async (text) => {
  expect(await holding(text).store.get('http://x/a')).toBeUndefined();
});

test('a store that fails counts as empty, and that is logged', async () => {
  const broken = () => Promise.reject(new Error('broken'));
  const { store, lines } = opened({ match: broken, put: broken });
  expect(await store.get('http://x/a')).toBeUndefined();
  await store.put('http://x/a', { storedAt: 5, value: 1 }, 60);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 'warn', event: 'cache-unreadable', error: { message: 'broken' } },
    { level: 'warn', event: 'cache-unwritable', error: { message: 'broken' } },
  ]);
});

test('nothing is stored for no value', async () => {
  const { store, lines } = opened({ put: () => Promise.reject(new Error('not asked')) });
  await store.put('http://x/a', { storedAt: 5, value: undefined }, 60);
  expect(lines).toEqual([]);
});

test('an address tells parts apart, and is hashed when it would be too long', async () => {
  const address = (...parts: (string | number)[]) => cacheAddress('http://x', parts);
  expect(await address('a/b')).toBe('http://x/__data/%5B%22a%2Fb%22%5D');
  expect(await address('a', 'b')).not.toBe(await address('a/b'));
  expect(await address('x'.repeat(1496))).toMatch(/%22x{1496}%22%5D$/);
  expect(await address('x'.repeat(1497))).toMatch(/^http:\/\/x\/__data\/long-[0-9a-f]{64}$/);
  expect(await address('x'.repeat(1497))).not.toBe(await address('y'.repeat(1497)));
});

test('a hash is the one that everybody else makes of the same text', async () => {
  const { createHash } = await import('node:crypto');
  const parts = ['z'.repeat(2000)];
  const expected = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  expect(await cacheAddress('http://x', parts)).toBe(`http://x/__data/long-${expected}`);
});

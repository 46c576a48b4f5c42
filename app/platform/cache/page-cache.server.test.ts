import { beforeEach, expect, test } from 'vitest';
import { openLog } from '../log/log.server';
import { changesOf, type ChangeRecord } from './changes';
import { openPageCache, type Rendered, type SharedPages } from './page-cache.server';
import { fillPage } from './page-entry';
import { PageMemory } from './page-memory';

const marks = { nonce: 'N'.repeat(24), slot: 'slot-' };
const log = openLog({ request: 'test', store: 'us' }, []);

let now: number;
let stored: Map<string, Response>;
let background: Promise<unknown>[];
const newShared = (): SharedPages => ({ memory: new PageMemory(), rendering: new Map() });
let shared: SharedPages;
let record: ChangeRecord;

beforeEach(() => {
  now = 1_000_000;
  stored = new Map();
  background = [];
  shared = newShared();
  record = { readAt: now, horizon: 0, changes: {}, versions: {} };
});

const cacheOf = (isolate = shared) =>
  openPageCache({
    shared: isolate,
    backend: async () => ({
      match: async (url) => stored.get(url)?.clone(),
      put: async (url, response) => void stored.set(url, response),
      delete: async (url) => stored.delete(url),
    }),
    origin: 'https://shop.example',
    log,
    waitUntil: (work) => void background.push(work),
    now: () => now,
    changes: changesOf(() => record),
  });

const answer = (text: string, quality: ReturnType<Rendered['quality']>, init?: ResponseInit) => ({
  response: new Response(text, init),
  marks,
  quality: () => quality,
});
function query(text: string | (() => Promise<Rendered>), key = ['us', '/']) {
  const rendered = async () => answer(String(text), 'complete');
  return {
    key,
    freshSeconds: 10,
    renewSeconds: 100,
    outageSeconds: 1_000,
    render: typeof text === 'string' ? rendered : text,
  };
}
const fails = async () => answer('', 'partial', { status: 503 });
async function read(text: Parameters<typeof query>[0], isolate = shared, key?: string[]) {
  const { entry, found } = await cacheOf(isolate).read(query(text, key));
  return [new TextDecoder().decode(fillPage(entry, marks.nonce, {})), found];
}
const settle = () => Promise.all(background.splice(0));

test('a page is made once and served from memory', async () => {
  expect(await read('one')).toEqual(['one', 'miss']);
  expect(await read('two')).toEqual(['one', 'hit']);
});

test('another isolate finds it in the Cache API', async () => {
  await read('one');
  await settle();
  expect(await read('two', newShared())).toEqual(['one', 'hit']);
});

test('pages with different keys are apart, whatever is joined', async () => {
  await read('one', shared, ['a', 'b,c']);
  expect(await read('two', shared, ['a,b', 'c'])).toEqual(['two', 'miss']);
});

test('one that is no longer fresh is served once more while it is renewed, once', async () => {
  await read('one');
  now += 20_000;
  expect(await read('two')).toEqual(['one', 'stale']);
  await settle();
  expect(await read('three')).toEqual(['two', 'hit']);
});

test.each(['no-store', 'private, no-cache', 'public, no-store'])(
  'one that says %j is kept for nobody, whatever else is known of it',
  async (rule) => {
    const init = { headers: { 'cache-control': rule } };
    expect(await read(async () => answer('hers', 'complete', init))).toEqual(['hers', 'miss']);
    await settle();
    expect(stored.size).toBe(0);
    expect(await read('one')).toEqual(['one', 'miss']);
  },
);

test('one that is too old is made anew', async () => {
  await read('one');
  now += 200_000;
  expect(await read('two')).toEqual(['two', 'miss']);
});

test('an old one bridges an outage, until it is too old for that as well [R-326]', async () => {
  await read('one');
  now += 200_000;
  expect(await read(fails)).toEqual(['one', 'old']);
  now += 1_000_000;
  expect(await read(fails)).toEqual(['', 'miss']);
});

test('a renewal that fails leaves the entry as it is', async () => {
  await read('one');
  now += 20_000;
  expect(await read(fails)).toEqual(['one', 'stale']);
  await settle();
  expect(await read('two')).toEqual(['one', 'stale']);
});

test('a page that is gone takes its entries with it, everywhere [R-326]', async () => {
  const gone = async () => answer('', 'uncacheable', { status: 302 });
  await read('one');
  await settle();
  now += 20_000;
  expect(await read(gone)).toEqual(['one', 'stale']);
  await settle();
  expect(stored.size).toBe(0);
  expect(await read(gone, newShared())).toEqual(['', 'miss']);
});

test('a page that cannot be made is replaced by an old entry, also when its render throws', async () => {
  await read('one');
  now += 200_000;
  expect(await read(() => Promise.reject(new Error('broken')))).toEqual(['one', 'old']);
});

test('what scripts start from is found with its page, and for a day after the page has changed', async () => {
  const state = (id: string) => ({ id, bytes: new TextEncoder().encode(id) });
  const page = (id: string) => async () => ({ ...answer(id, 'complete'), state: state(id) });
  await read(page('one'));
  await settle();
  now += 20_000;
  await read(page('two'));
  await settle();
  const elsewhere = newShared();
  const { entry } = await cacheOf(elsewhere).read(query(page('three')));
  expect(entry.state?.id).toBe('two');
  const textOf = async (id: string) => {
    const bytes = await cacheOf(elsewhere).readState(entry, id);
    return bytes && new TextDecoder().decode(bytes);
  };
  expect([await textOf('one'), await textOf('two')]).toEqual(['one', 'two']);
  expect(await textOf('three')).toBeUndefined();
});

test('a page of which a part is missing is served and not stored', async () => {
  const partial = async () => answer('part', 'partial');
  expect(await read(partial)).toEqual(['part', 'miss']);
  expect(await read('one')).toEqual(['one', 'miss']);
});

test('a second request waits for the render of the first', async () => {
  let finish = (_: Rendered) => {};
  const slow = () => new Promise<Rendered>((resolve) => (finish = resolve));
  const first = read(slow);
  await new Promise((resolve) => setTimeout(resolve, 5));
  const second = read('two');
  await new Promise((resolve) => setTimeout(resolve, 5));
  finish(answer('one', 'complete'));
  expect(await first).toEqual(['one', 'miss']);
  expect(await second).toEqual(['one', 'waited']);
});

test('a render that fails lets the next request make the page', async () => {
  const broken = () => Promise.reject(new Error('broken'));
  await expect(read(broken)).rejects.toThrow('broken');
  expect(await read('one')).toEqual(['one', 'miss']);
});

test('a store that fails counts as empty', async () => {
  const cache = openPageCache({
    shared,
    backend: async () => Promise.reject(new Error('no store')),
    origin: 'https://shop.example',
    log,
    waitUntil: (work) => void background.push(work),
  });
  expect((await cache.read(query('one'))).found).toBe('miss');
  await settle();
  expect((await cache.read(query('two'))).found).toBe('hit');
});

/** A page that was made of this product as it was read at that time. */
const madeOf = (text: string, readAt: number) => async () => ({
  ...answer(text, 'complete'),
  tags: new Map([['product:halden', readAt]]),
});

test('a page that was made before a change is not served, wherever it lies; while the change propagates for seconds only [R-330]', async () => {
  await read(madeOf('one', now));
  await settle();
  now += 5_000;
  record.changes = { 'product:brae': { at: now, propagatedAt: now + 60_000 } };
  expect(await read('none')).toEqual(['one', 'hit']);
  record.changes = { 'product:halden': { at: now, propagatedAt: now + 60_000 } };
  expect(await read(madeOf('two', now + 1), newShared())).toEqual(['two', 'miss']);
  await settle();
  expect(await read('none')).toEqual(['two', 'hit']);
  now += 3_000;
  expect(await read(madeOf('three', now))).toEqual(['two', 'stale']);
  await settle();
  now += 6_000;
  expect(await read(madeOf('four', now))).toEqual(['four', 'miss']);
  now += 70_000;
  expect(await read(madeOf('five', now))).toEqual(['five', 'miss']);
  now += 9_000;
  expect(await read('none')).toEqual(['five', 'hit']);
});

test('it is served all the same when no other can be made, and is not tried again at once when that is of old parts [R-333]', async () => {
  await read(madeOf('one', now));
  now += 5_000;
  record.changes = { 'product:halden': { at: now, propagatedAt: now + 60_000 } };
  expect(await read(fails)).toEqual(['one', 'old']);
  expect(await read(madeOf('of old parts', now - 5_000))).toEqual(['of old parts', 'miss']);
  now += 1_500;
  expect(await read('none')).toEqual(['of old parts', 'hit']);
  now += 1_500;
  expect(await read(madeOf('new', now))).toEqual(['new', 'miss']);
});

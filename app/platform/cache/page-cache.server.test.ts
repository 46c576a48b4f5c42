import { beforeEach, expect, test, vi } from 'vitest';
import { openLog } from '../log/log.server';
import { changesOf, type ChangeRecord } from './changes';
import {
  openPageCache,
  openSharedPages,
  type PageBackend,
  type Rendered,
  type SharedPages,
} from './page-cache.server';
import { fillPage, slotMark } from './page-entry';

const marks = { nonce: 'N'.repeat(24), slot: 'slot-' };
let logged: unknown[];
const log = openLog({}, [], (line) => {
  const { event, key, error } = JSON.parse(line);
  logged.push([event, key, error?.message]);
});

let now: number;
let stored: Map<string, Response>;
let background: Promise<unknown>[];
let shared: SharedPages;
let record: ChangeRecord;

beforeEach(() => {
  now = 1_000_000;
  stored = new Map();
  background = [];
  logged = [];
  shared = openSharedPages();
  record = { readAt: now, horizon: 0, propagatedHorizon: 0, changes: {}, versions: {} };
});

const backend: PageBackend = {
  match: async (url) => stored.get(url)?.clone(),
  put: async (url, response) => void stored.set(url, response),
  delete: async (url) => stored.delete(url),
};
const cacheOf = (isolate = shared, open = backend) =>
  openPageCache({
    shared: isolate,
    backend: async () => open,
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
const fails = async () => answer('', 'failed', { status: 503 });
async function read(text: Parameters<typeof query>[0], isolate = shared, key?: string[]) {
  const { entry, found } = await cacheOf(isolate).read(query(text, key));
  return [new TextDecoder().decode(fillPage(entry, marks.nonce, {})), found];
}
const settle = () => Promise.all(background.splice(0));

test('a page is made once and served from memory', async () => {
  expect(await read('one')).toEqual(['one', 'miss']);
  expect(await read('two')).toEqual(['one', 'hit']);
  await settle();
  stored.clear();
  now += 9_999;
  expect(await read('two')).toEqual(['one', 'hit']);
  expect(logged).toEqual([]);
});

test('another isolate finds it in the Cache API', async () => {
  await read('one');
  await settle();
  expect(await read('two', openSharedPages())).toEqual(['one', 'hit']);
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
  'a page with the cache header %j is never cached',
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
  expect(await read(gone, openSharedPages())).toEqual(['', 'miss']);
});

test('a page that cannot be made is replaced by an old entry, also when its render throws', async () => {
  await read('one');
  now += 200_000;
  expect(await read(() => Promise.reject(new Error('broken')))).toEqual(['one', 'old']);
});

test('the scripts’ state is stored with its page, and for a day after the page has changed', async () => {
  const state = (id: string) => ({ id, bytes: new TextEncoder().encode(id) });
  const page = (id: string) => async () => ({ ...answer(id, 'complete'), state: state(id) });
  await read(page('one'));
  await settle();
  now += 20_000;
  await read(page('two'));
  await settle();
  const elsewhere = openSharedPages();
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

test('a page of which a part is missing is served instead of an outdated one, and replaces none [R-330]', async () => {
  const partial = async () => answer('part', 'partial');
  await read(madeOf('one', now));
  await settle();
  now += 20_000;
  expect(await read(partial)).toEqual(['one', 'stale']);
  await settle();
  expect(await read(partial)).toEqual(['one', 'stale']);
  await settle();
  record.changes = { 'product:halden': { at: now, propagatedAt: now + 60_000 } };
  expect(await read(partial)).toEqual(['part', 'miss']);
  expect(await read(fails)).toEqual(['one', 'old']);
  record.changes = {};
  now += 100_000;
  expect(await read(partial)).toEqual(['part', 'miss']);
  expect(await read(fails)).toEqual(['one', 'old']);
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

test('a render is finished and stored even if its visitor leaves', async () => {
  let finish = (_: Rendered) => {};
  const slow = () => new Promise<Rendered>((resolve) => (finish = resolve));
  void read(slow);
  await new Promise((resolve) => setTimeout(resolve, 5));
  let isOver = false;
  const over = settle().then(() => (isOver = true));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(isOver).toBe(false);
  finish(answer('one', 'complete'));
  await over;
  await settle();
  expect(stored.size).toBe(1);
  expect(shared.rendering.size).toBe(0);
});

test('a render that was given up and ends later leaves the next one’s mark', async () => {
  const ends: ((made: Rendered) => void)[] = [];
  const slow = () => new Promise<Rendered>((resolve) => void ends.push(resolve));
  const first = read(slow);
  await new Promise((resolve) => setTimeout(resolve, 5));
  now += 10_000;
  const second = read(slow);
  await new Promise((resolve) => setTimeout(resolve, 5));
  ends[0]!(answer('', 'failed', { status: 503 }));
  await first;
  expect(shared.rendering.size).toBe(1);
  ends[1]!(answer('two', 'complete'));
  await second;
  expect(shared.rendering.size).toBe(0);
});

test('a render that fails lets the next request make the page', async () => {
  const broken = () => Promise.reject(new Error('broken'));
  await expect(read(broken)).rejects.toThrow('broken');
  expect(await read('one')).toEqual(['one', 'miss']);
});

test('a store that fails counts as empty, which is logged', async () => {
  const fail = () => Promise.reject(new Error('no store'));
  const cache = cacheOf(shared, { match: fail, put: fail, delete: fail });
  expect((await cache.read(query('one'))).found).toBe('miss');
  await settle();
  expect((await cache.read(query('two'))).found).toBe('hit');
  const events = () => logged.splice(0).map((one) => (one as string[]).join());
  expect(events()).toEqual(['cache-unreadable,,no store', 'cache-unwritable,,no store']);
  expect(await cache.readState(undefined, 'one')).toBeUndefined();
  now += 200_000;
  const gone = query(async () => answer('', 'uncacheable', { status: 302 }));
  expect((await cache.read(gone)).found).toBe('miss');
  await settle();
  expect(events()).toEqual([
    'cache-unreadable,,no store',
    'cache-unreadable,,no store',
    'cache-unwritable,,no store',
  ]);
});

test('an entry is no longer fresh, served or used in an outage at the ends of these times', async () => {
  await read('one');
  now += 10_000;
  expect(await read(fails)).toEqual(['one', 'stale']);
  await settle();
  now += 90_000;
  expect(await read(fails)).toEqual(['one', 'old']);
  now += 900_000;
  expect(await read(fails)).toEqual(['', 'miss']);
});

test('the store keeps a page as long as it may be served, and its state for a day', async () => {
  const state = { id: 'one', bytes: new TextEncoder().encode('one') };
  await read(async () => ({ ...answer('one', 'complete'), state }));
  await settle();
  expect([...stored.values()].map(({ headers }) => headers.get('cache-control'))).toEqual([
    'max-age=1000',
    'max-age=86400',
  ]);
});

test('a page in the store is the same as when it was made', async () => {
  const page = async () => ({
    ...answer(`a ${slotMark(marks, 'news')} b ${marks.nonce}`, 'complete', {
      status: 404,
      headers: { 'X-One': '1' },
    }),
    params: ['größe'],
    tags: new Map([['product:café—“x”', now]]),
  });
  const { entry: made } = await cacheOf().read(query(page));
  await settle();
  const { entry, found } = await cacheOf(openSharedPages()).read(query('none'));
  expect(found).toBe('hit');
  expect(entry).toEqual(made);
  expect(entry).toMatchObject({ params: ['größe'], slots: [{ name: 'news', at: 2 }] });
});

test('a page without parameters has none', async () => {
  expect((await cacheOf().read(query('one'))).entry.params).toEqual([]);
});

test('of two entries the younger one is served', async () => {
  await read('one');
  await settle();
  const older = new Map(stored);
  now += 20_000;
  await read('two');
  await settle();
  stored = older;
  now += 20_000;
  expect(await read(fails)).toEqual(['two', 'stale']);
});

test('a state is written once, and when a page gets its first one', async () => {
  const puts: string[] = [];
  const put: PageBackend['put'] = async (url, response) => {
    puts.push(url);
    stored.set(url, response);
  };
  const cache = cacheOf(shared, { ...backend, put });
  const state = { id: 'one', bytes: new TextEncoder().encode('one') };
  const page = async () => ({ ...answer('one', 'complete'), state });
  for (const render of ['none', page, page]) {
    await cache.read(query(render));
    await settle();
    now += 200_000;
  }
  expect(puts.filter((url) => url.includes('state'))).toHaveLength(1);
  const { entry } = await cache.read(query(page));
  stored.clear();
  expect(await cache.readState(entry, 'one')).toEqual(state.bytes);
  expect(await cache.readState({ ...entry, state: undefined }, 'one')).toBeUndefined();
});

test('a state outlives a change of its page by at least twelve hours, in all isolates', async () => {
  const hour = 3_600_000;
  const puts: [url: string, at: number][] = [];
  const put: PageBackend['put'] = async (url, response) => {
    if (url.includes('state')) puts.push([url, now / hour]);
    stored.set(url, response);
  };
  const state = { id: 'one', bytes: new TextEncoder().encode('one') };
  const page = async () => ({ ...answer('one', 'complete'), state });
  now = 0;
  for (const hours of [0, 6, 11, 12, 23, 24]) {
    now = hours * hour;
    await cacheOf(openSharedPages(), { ...backend, put }).read(query(page));
    await settle();
  }
  expect(puts.map(([, at]) => at)).toEqual([0, 12, 24]);
});

test('a page that failed replaces no entry, even if it must not be stored', async () => {
  const failed = async () =>
    answer('', 'failed', { status: 503, headers: { 'Cache-Control': 'no-store' } });
  await read('one');
  await settle();
  now += 20_000;
  expect(await read(failed)).toEqual(['one', 'stale']);
  await settle();
  expect(stored.size).toBe(1);
  now += 180_000;
  expect(await read(failed)).toEqual(['one', 'old']);
  expect(await read('two')).toEqual(['two', 'miss']);
});

test('a page that has become private takes its entries with it', async () => {
  const hers = async () => answer('hers', 'complete', { headers: { 'Cache-Control': 'private' } });
  await read('one');
  now += 200_000;
  expect(await read(hers)).toEqual(['hers', 'miss']);
  await settle();
  expect(stored.size).toBe(0);
  expect(await read('two')).toEqual(['two', 'miss']);
});

test('a page is renewed once at a time, and again if that takes ten seconds', async () => {
  await read('one');
  let renders = 0;
  const lost = () => new Promise<Rendered>(() => void (renders += 1));
  now += 20_000;
  for (const ms of [0, 9_999, 1]) {
    now += ms;
    expect(await read(lost)).toEqual(['one', 'stale']);
  }
  expect(renders).toBe(2);
});

test('a renewal that throws is logged without the query, behind the page and before it', async () => {
  const key = ['us', '/search', '?q=Jane+Smith'];
  const broken = () => Promise.reject(new Error('broken'));
  await read('one', shared, key);
  now += 20_000;
  await read(broken, shared, key);
  await settle();
  now += 180_000;
  await read(broken, shared, key);
  const line = ['page-renewal-failed', ['us', '/search'], 'broken'];
  expect(logged).toEqual([line, line]);
});

test.each([
  ['no entry', undefined, ['', 'miss']],
  ['an old entry', 'one', ['one', 'old']],
])(
  'with %s, a request that waited for a render that failed makes the page',
  async (_, old, first) => {
    if (old) await read(old);
    now += 200_000;
    let finish: ((_: Rendered) => void) | undefined;
    const reads = [read(() => new Promise<Rendered>((resolve) => (finish = resolve)))];
    await vi.waitFor(() => expect(finish).toBeDefined());
    reads.push(read('two'));
    await new Promise((resolve) => setTimeout(resolve, 5));
    finish?.(await fails());
    expect(await Promise.all(reads)).toEqual([first, ['two', 'miss']]);
  },
);

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
  expect(await read(madeOf('two', now + 1), openSharedPages())).toEqual(['two', 'miss']);
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

test('an outdated page is still served when no newer one can be rendered, and is not retried at once [R-333]', async () => {
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

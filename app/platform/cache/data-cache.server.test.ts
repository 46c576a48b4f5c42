import * as v from 'valibot';
import { expect, test } from 'vitest';
import { openLog } from '../log/log.server';
import { Unavailable } from '../fetch/unavailable';
import { changesOf, type ChangeRecord } from './changes';
import { cacheAddress } from './cache-store.server';
import {
  openDataCache,
  type CacheQueries,
  type CacheQuery,
  type OwnPrices,
} from './data-cache.server';

function makeCache() {
  const stored = new Map<string, Response>();
  const refreshing = new Map<string, number>();
  const background: Promise<unknown>[] = [];
  const clock = { now: 1_000_000 };
  const lines: string[] = [];
  const record: ChangeRecord = {
    readAt: 0,
    horizon: 0,
    propagatedHorizon: 0,
    changes: {},
    versions: {},
  };
  const noted: [string, number][] = [];
  const here = { store: 'us', currency: 'USD', country: 'US' };
  const request = ({ store, ...market } = here, responded?: Promise<void>, ownPrices?: OwnPrices) =>
    openDataCache({
      responded,
      ...(ownPrices && { ownPrices }),
      backend: async () => ({
        match: async (url) => stored.get(url)?.clone(),
        put: async (url, response) => void stored.set(url, response),
      }),
      scope: [store, 'EN'],
      market,
      origin: 'http://shop.example',
      refreshing,
      log: openLog({}, [], (line) => lines.push(line)),
      waitUntil: (work) => void background.push(work),
      now: () => clock.now,
      changes: changesOf(() => record),
      onRead: (tags, readAt) =>
        void noted.push(...tags.map((tag) => [tag, readAt] as [string, number])),
    });
  const settle = async () => {
    while (background.length) await background.shift();
  };
  const logged = () => lines.map((line) => JSON.parse(line) as unknown);
  return { request, clock, settle, stored, background, logged, record, noted };
}

const lamp = <T>(load: () => Promise<T>): CacheQuery<T> => ({
  key: ['product', 'lamp'],
  version: 1,
  variesBy: ['currency'],
  freshSeconds: 60,
  staleSeconds: 86_400,
  schema: v.any() as v.GenericSchema<unknown, T>,
  load,
});
const value = (text: string) => lamp(async () => text);
const down = lamp<string>(async () => {
  throw new Unavailable('commerce', 'down');
});
const never = lamp<string>(() => {
  throw new Error('must not load');
});

async function withEntry(text = 'old') {
  const cache = makeCache();
  await cache.request().read(value(text));
  await cache.settle();
  return cache;
}

test('a fresh entry is given without loading', async () => {
  const { request } = await withEntry();
  expect(await request().read(never)).toBe('old');
});

test('an older entry is given at once and renewed behind the page', async () => {
  const { request, clock, settle } = await withEntry();
  clock.now += 61_000;
  expect(await request().read(value('new'))).toBe('old');
  await settle();
  expect(await request().read(never)).toBe('new');
});

test('an entry much older than fresh waits for the new one', async () => {
  const { request, clock } = await withEntry();
  clock.now += 601_000;
  expect(await request().read(value('new'))).toBe('new');
});

test('without a time for renewals, an entry that is not fresh waits, and serves only if the load fails', async () => {
  const { request, clock, settle } = await withEntry();
  const strict = { renewSeconds: 0 };
  expect(await request().read({ ...never, ...strict })).toBe('old');
  expect(await request().peek({ ...never, ...strict })).toBe('old');
  clock.now += 61_000;
  expect(await request().peek({ ...never, ...strict })).toBeUndefined();
  expect(await request().read({ ...down, ...strict })).toBe('old');
  expect(await request().read({ ...value('new'), ...strict })).toBe('new');
  await settle();
  clock.now += 3_000_000;
  const patient = { renewSeconds: 3600 };
  expect(await request().read({ ...value('newer'), ...patient })).toBe('new');
});

test('old entries serve through an outage, until their limit', async () => {
  const { request, clock } = await withEntry();
  clock.now += 86_000_000;
  expect(await request().read(down)).toBe('old');
  clock.now += 1_000_000;
  await expect(request().read(down)).rejects.toThrow(Unavailable);
});

test('"not found" is an answer, not an outage', async () => {
  const { request, clock } = await withEntry();
  clock.now += 601_000;
  const gone = new Response(null, { status: 404 });
  const query = lamp<string>(() => Promise.reject<string>(gone));
  await expect(request().read(query)).rejects.toBe(gone);
});

test('what does not load or does not fit its schema is not stored', async () => {
  const { request, stored, settle } = makeCache();
  await expect(request().read(down)).rejects.toThrow(Unavailable);
  const wrong = { ...lamp(async () => null as unknown as string), schema: v.string() };
  await expect(request().read(wrong)).rejects.toThrow(v.ValiError);
  await settle();
  expect(stored.size).toBe(0);
});

test('a stored entry of another shape is loaded anew', async () => {
  const { request } = await withEntry();
  const query = { ...lamp(async () => ({ id: 1 })), schema: v.object({ id: v.number() }) };
  expect(await request().read(query)).toEqual({ id: 1 });
});

test('many requests renew an old entry once', async () => {
  const { request, clock, settle } = await withEntry();
  clock.now += 61_000;
  let loads = 0;
  const counted = lamp(async () => `load ${++loads}`);
  await Promise.all([1, 2, 3, 4].map(() => request().read(counted)));
  await settle();
  expect(loads).toBe(1);
});

test('a renewal that hangs does not keep others from renewing', async () => {
  const { request, clock, background } = await withEntry();
  clock.now += 61_000;
  const hanging = lamp<string>(() => new Promise(() => undefined));
  expect(await request().read(hanging)).toBe('old');
  background.length = 0;
  clock.now += 10_000;
  expect(await request().read(value('new'))).toBe('old');
  await Promise.all(background);
  await Promise.all(background);
  expect(await request().read(never)).toBe('new');
});

test('parts of one page that ask for the same share one load [R-336]', async () => {
  let loads = 0;
  const cache = makeCache().request();
  const query = lamp(async () => ++loads);
  expect(await Promise.all([cache.read(query), cache.read(query)])).toEqual([1, 1]);
});

test('stores, currencies and versions do not see each other’s entries [R-328]', async () => {
  const { request, settle } = await withEntry('dollars');
  const market = { store: 'us', currency: 'EUR', country: 'US' };
  expect(await request(market).read(value('euros'))).toBe('euros');
  expect(await request({ ...market, store: 'au', currency: 'USD' }).read(value('au'))).toBe('au');
  expect(await request().read({ ...value('newer'), version: 2 })).toBe('newer');
  await settle();
  expect(await request().read(never)).toBe('dollars');
});

test('an entry is shared by all that it does not vary by [R-328]', async () => {
  const { request, settle } = makeCache();
  const german = { store: 'us', currency: 'EUR', country: 'DE' };
  const french = { ...german, country: 'FR' };
  const byCountry = (text: string) => ({
    ...value(text),
    variesBy: ['currency', 'country'] as const,
  });
  const byNothing = (text: string) => ({ ...value(text), variesBy: [] });
  for (const query of [value, byCountry, byNothing]) await request(german).read(query('Berlin'));
  await settle();
  expect(await request(french).read(value('Paris'))).toBe('Berlin');
  expect(await request(french).read(byCountry('Paris'))).toBe('Paris');
  expect(await request().read(byNothing('Boston'))).toBe('Berlin');
});

test('key parts are kept apart, encoded, and of any length [V1.3.9]', async () => {
  const keys = [
    ['a/b'],
    ['a', 'b'],
    ['a,b'],
    ['a"b'],
    ['1'],
    [1],
    ['?x'],
    ['#x'],
    ['\ud800'],
    [''],
  ];
  const long = ['x'.repeat(9000), 'y'.repeat(9000)].map((text) => [text]);
  const urls = await Promise.all([...keys, ...long].map((key) => cacheAddress('http://s', key)));
  expect(new Set(urls.map((url) => new URL(url).href)).size).toBe(urls.length);
  for (const url of urls) expect(url.length).toBeLessThan(5000);
});

test('a store that fails is as good as none', async () => {
  const cache = openDataCache({
    backend: () => Promise.reject(new Error('no cache here')),
    scope: [],
    market: { currency: 'USD', country: 'US' },
    origin: 'http://shop.example',
    refreshing: new Map(),
    log: openLog({}, [], () => undefined),
    waitUntil: () => undefined,
  });
  expect(await cache.read(value('loaded'))).toBe('loaded');
});

const gone: CacheQuery<string | null> = {
  ...lamp<string | null>(async () => null),
  isAbsent: (found) => found === null,
};
const there = (text: string) => ({ ...gone, load: async () => text });

test('a value that disappears at its source is kept until the source has reported that for five minutes', async () => {
  const { request, clock, settle } = await withEntry();
  const seen: (string | null)[] = [];
  for (let minute = 0; minute <= 8; minute += 1) {
    clock.now += 61_000;
    seen.push(await request().read(gone));
    await settle();
  }
  const firstGone = seen.indexOf(null);
  expect(seen.slice(0, firstGone)).toEqual(Array(firstGone).fill('old'));
  expect(firstGone).toBeGreaterThanOrEqual(4);
  expect(firstGone).toBeLessThanOrEqual(6);
  expect(seen.slice(firstGone)).toEqual(Array(9 - firstGone).fill(null));
});

test('this also applies when the page waits for the renewal', async () => {
  const { request, clock, settle } = await withEntry();
  clock.now += 3_600_000;
  expect(await request().read(gone)).toBe('old');
  await settle();
  clock.now += 301_000;
  expect(await request().read(gone)).toBe(null);
});

test('the source is not asked again before the next confirmation is due', async () => {
  const { request, clock, settle } = await withEntry();
  let loads = 0;
  const counted = { ...gone, load: async () => (loads++, null) };
  clock.now += 61_000;
  for (let n = 0; n < 10; n += 1) {
    expect(await request().read(counted)).toBe('old');
    await settle();
    clock.now += 1000;
  }
  expect(loads).toBe(1);
});

test('one good answer removes the tombstone', async () => {
  const { request, clock, settle } = await withEntry();
  clock.now += 61_000;
  await request().read(gone);
  await settle();
  clock.now += 240_000;
  await request().read(there('new'));
  await settle();
  clock.now += 61_000;
  expect(await request().read(gone)).toBe('new');
  await settle();
  clock.now += 61_000;
  expect(await request().read(gone)).toBe('new');
});

test('a missing value is cached for ten seconds only, and not during an outage', async () => {
  const { request, clock, settle } = makeCache();
  expect(await request().read(gone)).toBe(null);
  await settle();
  clock.now += 9_000;
  expect(await request().read({ ...never, isAbsent: gone.isAbsent as () => boolean })).toBe(null);
  clock.now += 2_000;
  const outage = { ...gone, load: down.load };
  await expect(request().read(outage)).rejects.toThrow(Unavailable);
  expect(await request().read(there('here'))).toBe('here');
});

test('a renewal begins when the page has been answered', async () => {
  const { request, clock, settle } = await withEntry();
  clock.now += 61_000;
  let answered = () => {};
  const responded = new Promise<void>((resolve) => (answered = resolve));
  let loads = 0;
  const counted = lamp(async () => `load ${++loads}`);
  expect(await request(undefined, responded).read(counted)).toBe('old');
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(loads).toBe(0);
  answered();
  await settle();
  expect(loads).toBe(1);
});

test('entries end exactly when they are said to', async () => {
  const age = async (ms: number) => {
    const cache = await withEntry();
    cache.clock.now += ms;
    return cache;
  };
  const due = await age(60_000);
  expect(await due.request().read(value('new'))).toBe('old');
  await due.settle();
  expect(await due.request().read(never)).toBe('new');
  expect(await (await age(599_999)).request().read(value('new'))).toBe('old');
  expect(await (await age(600_000)).request().read(value('new'))).toBe('new');
  expect(await (await age(86_400_000)).request().read(down)).toBe('old');
  await expect((await age(86_400_001)).request().read(down)).rejects.toThrow(Unavailable);
});

test('a missing value is requested again after exactly ten seconds', async () => {
  const { request, clock, settle } = makeCache();
  await request().read(gone);
  await settle();
  clock.now += 10_000;
  expect(await request().read(there('here'))).toBe('here');
});

test('a value that has been missing for exactly five minutes is removed', async () => {
  const { request, clock, settle } = await withEntry();
  clock.now += 61_000;
  await request().read(gone);
  await settle();
  clock.now += 300_000;
  expect(await request().read(gone)).toBe(null);
});

test('while there is a tombstone a page does not wait for the next answer', async () => {
  const { request, clock, settle } = await withEntry();
  clock.now += 61_000;
  await request().read(gone);
  await settle();
  clock.now += 61_000;
  expect(await request().read(there('new'))).toBe('old');
  await settle();
  expect(await request().read(never)).toBe('new');
});

test('the log has the time since when a value is absent', async () => {
  const { request, clock, settle, logged } = await withEntry();
  clock.now += 61_000;
  await request().read(gone);
  await settle();
  const line = { event: 'absence-unconfirmed', key: ['product', 'lamp'], tags: [] };
  expect(logged()).toEqual([{ level: 'warn', ...line, since: clock.now }]);
});

test('the log tells which entry bridges an outage, how old it is and why', async () => {
  const { request, clock, logged } = await withEntry();
  clock.now += 3_600_400;
  await request().read(down);
  expect(logged()).toMatchObject([
    {
      level: 'warn',
      event: 'stale-copy-served',
      key: ['product', 'lamp'],
      age: 3600,
      error: { name: 'Unavailable', cause: 'down' },
    },
  ]);
});

test('a failed renewal is logged, and the next request tries again', async () => {
  const { request, clock, settle, logged } = await withEntry();
  clock.now += 61_000;
  expect(await request().read(down)).toBe('old');
  await settle();
  expect(logged()).toMatchObject([
    {
      level: 'warn',
      event: 'renewal-failed',
      key: ['product', 'lamp'],
      error: { name: 'Unavailable' },
    },
  ]);
  expect(await request().read(value('new'))).toBe('old');
  await settle();
  expect(await request().read(never)).toBe('new');
});

test('what failed to load is tried again by the next part of the page that asks', async () => {
  const cache = makeCache().request();
  await expect(cache.read(down)).rejects.toThrow(Unavailable);
  expect(await cache.read(value('loaded'))).toBe('loaded');
});

test('what was loaded is not loaded again by a later part of the same page [R-336]', async () => {
  const cache = makeCache();
  const page = cache.request();
  expect(await page.read(value('loaded'))).toBe('loaded');
  cache.stored.clear();
  expect(await page.read(never)).toBe('loaded');
});

test('when a page waits for a renewal, the reader is offered the stale entry [R-337]', async () => {
  const { request, clock, settle } = await withEntry();
  const staleEntries: string[] = [];
  const query = (text: string) => ({
    ...value(text),
    onStale: (entry: string) => void staleEntries.push(entry),
  });
  await request().read(query('new'));
  clock.now += 61_000;
  await request().read(query('new'));
  await settle();
  expect(staleEntries).toEqual([]);
  clock.now += 601_000;
  await request().read(query('newer'));
  expect(staleEntries).toEqual(['new']);
});

function lamps() {
  const cache = makeCache();
  const loads: string[][] = [];
  const lampsOf = (...names: string[]): CacheQueries<string | null> => ({
    ...gone,
    key: ['lamp'],
    names,
    load: async (missing) => {
      loads.push(missing);
      return missing.map((name) => (name.startsWith('no-') ? null : `lamp ${name}`));
    },
  });
  const read = async (...names: string[]) => {
    const found = await cache.request().readMany(lampsOf(...names));
    await cache.settle();
    return found;
  };
  return { ...cache, loads, lampsOf, read };
}

test('of many values only those without an entry are loaded, together, and come in their order [R-329]', async () => {
  const { read, loads } = lamps();
  expect(await read('a', 'b')).toEqual(['lamp a', 'lamp b']);
  expect(await read('c', 'b', 'd', 'a')).toEqual(['lamp c', 'lamp b', 'lamp d', 'lamp a']);
  expect(await read('d', 'b')).toEqual(['lamp d', 'lamp b']);
  expect(await read()).toEqual([]);
  expect(loads).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

test('of many values the older ones are served and renewed together, behind the page [R-329]', async () => {
  const { read, loads, clock } = lamps();
  await read('a', 'b');
  clock.now += 40_000;
  await read('c');
  clock.now += 30_000;
  loads.length = 0;
  expect(await read('a', 'b', 'c')).toEqual(['lamp a', 'lamp b', 'lamp c']);
  expect(loads).toEqual([['a', 'b']]);
  await read('a', 'b', 'c');
  expect(loads).toHaveLength(1);
});

test('parts of a page that want some of the same values ask for each once [R-329]', async () => {
  const { request, lampsOf, loads } = lamps();
  const page = request();
  const parts = [page.readMany(lampsOf('a', 'b')), page.readMany(lampsOf('b', 'c'))];
  expect(await Promise.all(parts)).toEqual([
    ['lamp a', 'lamp b'],
    ['lamp b', 'lamp c'],
  ]);
  expect(loads).toEqual([['a', 'b'], ['c']]);
});

test('a missing value of many is requested again after ten seconds, and confirmed first if it existed before [R-329]', async () => {
  const { read, loads, clock, settle, request, lampsOf } = lamps();
  expect(await read('a', 'no-b')).toEqual(['lamp a', null]);
  await read('a', 'no-b');
  clock.now += 10_000;
  await read('a', 'no-b');
  expect(loads).toEqual([['a', 'no-b'], ['no-b']]);
  clock.now += 3_600_000;
  const empty = { ...lampsOf('a', 'c'), load: async () => [null, null] };
  expect(await request().readMany(empty)).toEqual(['lamp a', null]);
  await settle();
});

test('through an outage many values are served as far as there are entries, or not at all [R-329]', async () => {
  const { read, request, clock, lampsOf } = lamps();
  await read('a', 'b');
  clock.now += 3_600_000;
  const outage = (...names: string[]) => ({
    ...lampsOf(...names),
    load: async () => {
      throw new Unavailable('commerce', 'down');
    },
  });
  expect(await request().readMany(outage('b', 'a'))).toEqual(['lamp b', 'lamp a']);
  await expect(request().readMany(outage('a', 'c'))).rejects.toThrow(Unavailable);
});

const late = (text: string) =>
  lamp(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return text;
  });

test('an optional part gets its stale entry when the new value is late, and the next page gets the new one [R-338]', async () => {
  const { request, clock, settle } = await withEntry();
  clock.now += 3_600_000;
  expect(await request().within(10).read(late('new'))).toBe('old');
  await settle();
  expect(await request().read(never)).toBe('new');
});

test('an optional part waits when it has no entry, and shares a load that the page waits for [R-338]', async () => {
  expect(await makeCache().request().within(10).read(late('first'))).toBe('first');
  const { request, clock } = await withEntry();
  clock.now += 3_600_000;
  const page = request();
  const reads = [page.read(late('new')), page.within(10).read(never)];
  expect(await Promise.all(reads)).toEqual(['new', 'new']);
});

test('an optional part gets a new value that arrives in time', async () => {
  const { request, clock } = await withEntry();
  clock.now += 3_600_000;
  expect(await request().within(5_000).read(late('new'))).toBe('new');
});

test('an optional part’s deadline does not end a load that the page waits for [R-338]', async () => {
  const { request, clock } = await withEntry();
  clock.now += 3_600_000;
  const page = request();
  const other = { ...late('other'), key: ['product', 'chair'] };
  const part = page.within(10);
  const reads = [part.read(late('new')), part.read(other), page.read(late('new'))];
  expect(await Promise.all(reads)).toEqual(['old', 'other', 'new']);
});

const tagged = <T>(load: () => Promise<T>) => ({
  ...lamp(load),
  dependencies: () => ({ tags: ['product:lamp'], setTags: ['products'] }),
});

test('an entry older than a change of its data is read again, and again while the change propagates [R-330]', async () => {
  const { request, clock, settle, record, noted } = makeCache();
  await request().read(tagged(async () => 'old'));
  await settle();
  const read = clock.now;
  clock.now += 5_000;
  expect(await request().read(tagged(never.load))).toBe('old');
  record.changes['product:lamp'] = { at: clock.now, propagatedAt: clock.now + 60_000 };
  expect(await request().read(tagged(down.load))).toBe('old');
  // A read for main content also notes the tag of its set (`products`). A read for an optional part (`within`) doesn't.
  expect(noted.at(-1)).toEqual(['products', read]);
  await request()
    .within(100)
    .read(tagged(async () => 'between'));
  await settle();
  expect(noted.at(-1)).toEqual(['product:lamp', clock.now]);
  clock.now += 1_000;
  expect(await request().read(tagged(never.load))).toBe('between');
  clock.now += 2_000;
  expect(await request().read(tagged(async () => 'new'))).toBe('new');
  await settle();
  clock.now += 600_000;
  expect(await request().read(tagged(async () => 'newer'))).toBe('newer');
  await settle();
  clock.now += 50_000;
  expect(await request().read(tagged(never.load))).toBe('newer');
});

test('what is reported as deleted is removed at once, without a tombstone [R-334]', async () => {
  const gone = {
    ...tagged<string | null>(async () => null),
    isAbsent: (value: unknown) => value === null,
  };
  for (const announced of [true, false]) {
    const { request, clock, settle, record } = makeCache();
    await request().read({ ...gone, load: async () => 'there' });
    await settle();
    clock.now += 5_000;
    record.changes['product:lamp'] = {
      ...{ at: clock.now, propagatedAt: clock.now + 60_000 },
      deleted: announced,
    };
    expect(await request().read(gone)).toBe(announced ? null : 'there');
  }
});

test('a list becomes empty at once only if all that it showed was reported as deleted [R-334]', async () => {
  const list = (...names: string[]): CacheQuery<string[]> => ({
    ...lamp(async () => names),
    isAbsent: ({ length }) => length === 0,
    dependencies: (found) => ({ tags: ['collection:all', ...found], setTags: ['products'] }),
  });
  for (const deleted of [['a'], ['a', 'b'], []]) {
    const { request, clock, settle, record } = makeCache();
    await request().read(list('a', 'b'));
    await settle();
    clock.now += 5_000;
    const change = { at: clock.now, propagatedAt: clock.now + 60_000 };
    for (const name of ['a', 'b', 'products']) record.changes[name] = change;
    for (const name of deleted) record.changes[name] = { ...change, deleted: true };
    clock.now += 1_000;
    expect(await request().read(list())).toEqual(deleted.length === 2 ? [] : ['a', 'b']);
  }
});

test('an entry is read again when the set it was selected from has changed, by its requested name [R-330]', async () => {
  const list = (load: () => Promise<string>, key = ['list', 'home', 'lamps']) => ({
    ...lamp(load),
    key,
    dependencies: (_: unknown, name: string) => ({ tags: [], setTags: [`set:${name}`] }),
  });
  const { request, clock, settle, record, noted } = makeCache();
  await request().read(list(async () => 'old'));
  await request().read(list(async () => 'other', ['list', 'home', 'chairs']));
  await settle();
  expect(noted.map(([tag]) => tag)).toEqual(['set:lamps', 'set:chairs']);
  clock.now += 5_000;
  record.changes['set:lamps'] = { at: clock.now, propagatedAt: clock.now };
  expect(await request().read(list(async () => 'new'))).toBe('new');
  expect(await request().read(list(never.load, ['list', 'home', 'chairs']))).toBe('other');
});

test('an entry without tags depends on nothing', async () => {
  const { request, noted } = makeCache();
  await request().read(value('page'));
  await request().read({ ...value('list'), key: ['list'], dependencies: () => ({ tags: [] }) });
  expect(noted).toEqual([]);
});

const own = (apply: boolean, queries = () => 0): OwnPrices => ({ apply: () => apply, queries });

test('a visitor with own prices neither reads nor stores what varies by market [R-543]', async () => {
  const { request, settle, stored } = await withEntry();
  const entry = [...stored.keys()];
  const cache = request(undefined, undefined, own(true));
  expect(await cache.peek(never)).toBeUndefined();
  expect(await cache.read(value('own'))).toBe('own');
  expect(await cache.peekShared(never)).toBe('old');
  const names = { ...value('own'), key: ['card'], names: ['a'], load: async () => ['own'] };
  expect(await cache.readMany(names)).toEqual(['own']);
  await settle();
  expect([...stored.keys()]).toEqual(entry);
  expect(await request().read(never)).toBe('old');
});

test('a visitor with own prices reads and stores what is the same in all markets', async () => {
  const { request, settle } = makeCache();
  const texts = { ...value('texts'), variesBy: [] };
  await request(undefined, undefined, own(true)).read(texts);
  await settle();
  expect(await request().read({ ...never, variesBy: [] })).toBe('texts');
});

test('a value is not stored if own prices were read while it loaded [R-543]', async () => {
  const { request, settle, stored } = makeCache();
  let queries = 0;
  const load = async () => `own ${(queries += 1)}`;
  const parts = [undefined, undefined, own(false, () => queries)] as const;
  expect(await request(...parts).read({ ...lamp(load), variesBy: [] })).toBe('own 1');
  await settle();
  expect(stored.size).toBe(0);
});

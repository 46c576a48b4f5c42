import { beforeEach, expect, test, vi } from 'vitest';
import { openLog } from '../log/log.server';
import type { CacheBackend } from './cache-store.server';
import type { ChangeRecord } from './changes';
import {
  updateKnownChanges,
  openKnownChanges,
  type KnownChangesParts,
} from './known-changes.server';

let now: number;
let reads: number;
let due: string[];
let version: { value: string; confirmedAt: number };
let answer: <T>(value: T) => Promise<T>;
let stored: Map<string, Response>;
let asked: number;
let ask: () => Promise<string>;
let hasWebhook: boolean;
let background: Promise<unknown>[];
let polls: unknown[];
let logged: unknown[];
beforeEach(() => {
  now = 1_000_000_000;
  reads = asked = 0;
  due = [];
  version = { value: 'm1', confirmedAt: now };
  answer = async (value) => value;
  stored = new Map();
  ask = async () => 'm2';
  hasWebhook = true;
  background = [];
  polls = [];
  logged = [];
});

const record = (): ChangeRecord => ({
  readAt: 0,
  horizon: 0,
  propagatedHorizon: 0,
  changes: {},
  versions: { content: version },
});
const object = {
  async read(every: unknown) {
    reads += 1;
    polls.push(every);
    return answer({ record: record(), due });
  },
  async confirm(_: string, value: string) {
    version = { value, confirmedAt: now };
    return record();
  },
};
const backend: CacheBackend = {
  match: async (url) => stored.get(url)?.clone(),
  put: async (url, response) => void stored.set(url, response),
};

async function request(known = openKnownChanges(), parts: Partial<KnownChangesParts> = {}) {
  await updateKnownChanges({
    known,
    bindings: { CHANGES: { getByName: () => object } } as unknown as KnownChangesParts['bindings'],
    store: 'us',
    origin: 'https://shop.example',
    backend: async () => backend,
    watched: {
      content: {
        hasWebhook,
        propagationMs: 15_000,
        fetchVersion: () => {
          asked += 1;
          return ask();
        },
      },
    },
    log: openLog({}, [], (line) => {
      const { event, error } = JSON.parse(line);
      logged.push([event, error?.message]);
    }),
    waitUntil: (work) => void background.push(work),
    now: () => now,
    ...parts,
  });
  return known;
}
const settle = async () => {
  while (background.length > 0) await background.shift();
};

test('the first request waits for the change record; soon after none does, and later it is read in the background [R-333]', async () => {
  const known = await request();
  expect([reads, known.record?.versions.content?.value]).toEqual([1, 'm1']);
  now += 1_000;
  await request(known);
  expect(reads).toBe(1);
  now += 1_000;
  version = { ...version, value: 'm2' };
  answer = (value) => new Promise((resolve) => setTimeout(() => resolve(value), 20));
  await request(known);
  expect(known.record?.versions.content?.value).toBe('m1');
  await settle();
  expect(known.record?.versions.content?.value).toBe('m2');
  now += 6_000;
  version = { ...version, value: 'm3' };
  await request(known);
  expect(known.record?.versions.content?.value).toBe('m3');
});

test('isolates of a data centre share what one has read [R-333]', async () => {
  await request();
  await settle();
  now += 1_000;
  const known = await request();
  expect([reads, known.record?.readAt]).toEqual([1, now - 1_000]);
  now += 1_000;
  await request();
  expect(reads).toBe(2);
});

test('a late change record delays one request for a moment, and not the next ones [R-333]', async () => {
  answer = () => new Promise(() => undefined);
  const started = Date.now();
  const known = await request();
  expect(logged).toEqual([['changes-late', undefined]]);
  expect(Date.now() - started).toBeLessThan(1_500);
  expect(known.record).toBeUndefined();
  const next = Date.now();
  now += 10_000;
  await request(known);
  expect(Date.now() - next).toBeLessThan(200);
  answer = async (value) => value;
  now += 25_000;
  await request(known);
  expect(known.record).toBeDefined();
});

test('a page waits for the version of a service without webhooks, not of one with webhooks [R-333]', async () => {
  due = ['content'];
  version = { ...version, confirmedAt: now - 60_000 };
  let say!: (version: string) => void;
  ask = () => new Promise((resolve) => (say = resolve));
  const announced = await request();
  expect([asked, announced.record?.versions.content?.value]).toEqual([1, 'm1']);
  say('m2');
  await settle();
  expect(announced.record?.versions.content?.value).toBe('m2');
  hasWebhook = false;
  now += 20_000;
  ask = async () => 'm3';
  expect((await request()).record?.versions.content?.value).toBe('m3');
});

const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), 20));
const failing = () => Promise.reject(new Error('down'));
const knownOf = (age: number, { startedAgo = age, failedAgo = now } = {}) => ({
  record: { ...record(), readAt: now - age },
  startedAt: now - startedAgo,
  failedAt: now - failedAgo,
});

test('without a change log nothing is known, and nothing fails', async () => {
  const known = await request(openKnownChanges(), { bindings: {} });
  expect([known, background, logged]).toEqual([openKnownChanges(), [], []]);
});

test.each([
  // Columns: age of the record in ms, how long ago its latest request started or failed, whether it is requested now,
  // whether the page waits.
  [1_499, {}, false, false],
  [1_499, { startedAgo: 2_000 }, false, false],
  [1_500, {}, true, false],
  [2_000, { startedAgo: 1_499 }, false, false],
  [4_999, {}, true, false],
  [5_000, {}, true, true],
  [5_000, { startedAgo: 100 }, true, true],
  [5_000, { failedAgo: 29_999 }, true, false],
  [5_000, { failedAgo: 30_000 }, true, true],
])('a record of %i ms, %j: read %s, waited for %s', async (age, times, isRead, isWaitedFor) => {
  const known = knownOf(age, times);
  answer = later;
  await request(known);
  expect(known.record.readAt === now).toBe(isWaitedFor);
  await settle();
  expect([reads, known.record.readAt === now]).toEqual([isRead ? 1 : 0, isRead]);
});

test('a log that fails is logged, and no page waits for the next try', async () => {
  answer = failing;
  const known = await request();
  expect(logged).toEqual([['changes-unknown', 'down']]);
  now += 2_000;
  answer = later;
  await request(known);
  expect(known.record).toBeUndefined();
  await settle();
  expect(known.record).toBeDefined();
});

test('a shared record belongs to one store and lasts for 1.5 seconds', async () => {
  await request();
  await settle();
  expect((await request(openKnownChanges(), { store: 'au' })).record?.readAt).toBe(now);
  expect(reads).toBe(2);
  now += 1_500;
  await request();
  expect(reads).toBe(3);
});

test('a slow reply does not replace a newer one', async () => {
  let reply: (() => void) | undefined;
  answer = (value) => new Promise((resolve) => (reply = () => resolve(value)));
  const known = knownOf(2_000);
  await request(known);
  await vi.waitFor(() => expect(reply).toBeDefined());
  now += 2_000;
  answer = async (value) => value;
  await request(known);
  await vi.waitFor(() => expect(known.record.readAt).toBe(now));
  reply?.();
  await settle();
  expect(known.record.readAt).toBe(now);
});

test('versions are polled every three seconds, or every minute where a webhook reports new ones', async () => {
  await request();
  hasWebhook = false;
  now += 10_000;
  await request();
  expect(polls).toEqual([{ content: 60_000 }, { content: 3_000 }]);
});

test.each([
  [true, true, 60_000, 'm1'],
  [false, true, 7_999, 'm1'],
  [false, true, 8_000, 'm2'],
  [false, true, undefined, 'm2'],
  [false, false, 60_000, 'm1'],
])(
  'with a webhook: %s; due: %s; confirmed %s ms ago: the page has %s',
  async (webhook, isDue, age, value) => {
    hasWebhook = webhook;
    due = isDue ? ['content'] : [];
    ask = () => later('m2');
    if (age !== undefined) version = { value: 'm1', confirmedAt: now - age };
    const without = async () => answer({ record: { ...record(), versions: {} }, due });
    const parts = {
      bindings: {
        CHANGES: { getByName: () => (age === undefined ? { ...object, read: without } : object) },
      } as unknown as KnownChangesParts['bindings'],
    };
    const known = await request(openKnownChanges(), parts);
    expect(known.record?.versions.content?.value).toBe(value);
    await settle();
    expect(known.record?.versions.content?.value).toBe(isDue ? 'm2' : 'm1');
  },
);

test('a page waits for one service of several that has no webhook', async () => {
  hasWebhook = false;
  due = ['content'];
  version = { value: 'm1', confirmedAt: now - 60_000 };
  const theme = { hasWebhook: true, propagationMs: 0, fetchVersion: failing };
  const content = { hasWebhook: false, propagationMs: 0, fetchVersion: () => later('m2') };
  const known = await request(openKnownChanges(), { watched: { theme, content } });
  expect(known.record?.versions.content?.value).toBe('m2');
});

test.each([true, false])(
  'a version that cannot be fetched is logged, and the record counts without it; with a webhook: %s',
  async (webhook) => {
    hasWebhook = webhook;
    due = ['content'];
    version = { value: 'm1', confirmedAt: now - 60_000 };
    ask = failing;
    const known = await request();
    await settle();
    expect(logged).toEqual([['version-unknown', 'down']]);
    expect([known.record?.readAt, known.failedAt]).toEqual([now, webhook ? 0 : now]);
  },
);

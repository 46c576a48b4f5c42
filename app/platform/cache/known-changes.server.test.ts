import { beforeEach, expect, test } from 'vitest';
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
});

const record = (): ChangeRecord => ({
  readAt: 0,
  horizon: 0,
  changes: {},
  versions: { content: version },
});
const object = {
  async read() {
    reads += 1;
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

/** A request of an isolate; `settle` waits for what goes on behind it. */
async function request(known = openKnownChanges()) {
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
    log: openLog({}, [], () => undefined),
    waitUntil: (work) => void background.push(work),
    now: () => now,
  });
  return known;
}
const settle = async () => {
  while (background.length > 0) await background.shift();
};

test('the first request waits for what is known; soon after none does, and later it is read behind one [R-333]', async () => {
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

test('what does not come is waited for a moment, and not by the next requests [R-333]', async () => {
  answer = () => new Promise(() => undefined);
  const started = Date.now();
  const known = await request();
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

test('a page waits for the version of a service that says nothing by itself, and not of one that does [R-333]', async () => {
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

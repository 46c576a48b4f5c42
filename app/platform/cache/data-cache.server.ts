/** Cache of public data (catalogue, content), which also bridges outages. */
import * as v from 'valibot';
import type { Log } from '../log/log.server';
import { withinTime } from '../within-time';
import { noChanges, type Changes, type Worth } from './changes';
import {
  cacheAddress,
  openCacheStore,
  type CacheBackend,
  type CacheRecord,
} from './cache-store.server';

/** What a value may depend on besides the store: the shopper's market. */
export type Variation = 'currency' | 'country';

/** What is common to a value, or to many of a kind. */
interface EntryRules<T> {
  /**
   * Raised when values of the same shape mean something else. Copies of another version are not read, nor replaced:
   * two deployments that run at the same time leave each other's alone.
   */
  version: number;
  /** Everything with prices varies by the currency, and by the country where the source knows one. */
  variesBy: readonly Variation[];
  /** A younger copy is served as it is; one up to ten times as old is served and renewed in the background. */
  freshSeconds: number;
  /** Maximum age of a copy that is served during an outage. */
  staleSeconds: number;
  /** Schema of the stored value, without transforms. Checked before storing and after reading. */
  schema: v.GenericSchema<unknown, T>;
  /**
   * True for a value that says that there is nothing (null, an empty list). It has a short life, and replaces
   * a copy that says otherwise only when the source repeats it later.
   */
  isAbsent?(value: NoInfer<T>): boolean;
  /** What the value was made of. `name`: of one of many. */
  madeOf?(value: NoInfer<T>, name: string): Parts;
}

/** Tags of what a copy depends on: when one of them has changed, it is out of date. */
export interface Parts {
  /** What it shows: 'product:halden'. */
  things: readonly string[];
  /**
   * Among what it was chosen: 'products'. A page depends on that only where it is what the page is about: its rails
   * are chosen again with the next page that is made.
   */
  kinds?: readonly string[];
}

export interface CacheEntry<T> extends EntryRules<T> {
  /** `['product', handle]`; the store, the version and what it varies by are added. */
  key: readonly (string | number)[];
  /** Fetches and parses. Errors are never cached. */
  load(): Promise<T>;
  /**
   * Given an old copy while the page waits for a new value: what the page will need of it can be asked for at the
   * same time. Must not throw.
   */
  meanwhile?(copy: NoInfer<T>): void;
}

/** Several values of a kind, each with an entry of its own. */
export interface CacheEntries<T> extends EntryRules<T> {
  /** Beginning of each key, which ends with the name. */
  key: readonly (string | number)[];
  names: readonly string[];
  /** The values of those names that no copy can be served for, or whose copy is renewed, in their order. */
  load(names: string[]): Promise<readonly T[]>;
}

/** Must not be used for anything that depends on a token, a cookie, a cart or a preview. */
export interface DataCache {
  read<T>(entry: CacheEntry<T>): Promise<T>;
  /** Values in the order of the names. Those that are missing are loaded together. Rejects when they cannot be. */
  readMany<T>(entries: CacheEntries<T>): Promise<T[]>;
  /** The same for parts that no page waits for: what is not there in so many ms from now is given as its old copy. */
  within(ms: number): DataCache;
}

/** Start times of running renewals, shared by all requests of an isolate. */
export type Refreshing = Map<string, number>;

export interface DataCacheParts {
  /** Opened at the first read. */
  backend: () => Promise<CacheBackend>;
  /** Joined into every key: the store, and what it has one of, such as its languages. */
  scope: readonly string[];
  /** What entries vary by, as it is for this request. */
  market: Record<Variation, string>;
  /** Origin of the site: the Cache API's keys are addresses. */
  origin: string;
  refreshing: Refreshing;
  log: Log;
  waitUntil(work: Promise<unknown>): void;
  /** Resolves when the response has been made: renewals wait for it, so as to take no time of the page. */
  responded?: Promise<unknown>;
  now?: () => number;
  /** What has changed at the services. Omitted: nothing is known. */
  changes?: Changes;
  /** Told of each value that is given: what it was made of, and when it was read, in ms since 1970. */
  note?(tags: readonly string[], readAt: number): void;
}

const renewableTimes = 10;
/** For how many seconds at most a copy is fresh that is worth this much. */
const freshest: Record<Worth, number> = { current: Infinity, settling: 2, old: 0 };
/** Life of a value that says that there is nothing. */
const absentSeconds = 10;
/** How long a source must go on saying that something is gone before that is believed. */
const confirmMs = 5 * 60_000;
/** A renewal that takes longer is considered lost, and another may start. */
const refreshLimitMs = 10_000;

/** Opens the data cache of one request. */
export function openDataCache(parts: DataCacheParts): DataCache {
  const { scope, market, origin, refreshing, log, waitUntil, now = Date.now } = parts;
  const { responded = Promise.resolve(), changes = noChanges, note } = parts;
  const store = openCacheStore(parts.backend, log);
  /** Loads that are running, and reads of this request. Never shared between requests: Workers forbid that. */
  const loading = new Map<string, Promise<Loaded>>();
  const reads = new Map<string, Promise<unknown>>();

  function addressOf<T>({ key, version, variesBy }: CacheEntry<T>): Promise<string> {
    const variation = variesBy.map((name) => `${name}=${market[name]}`);
    return cacheAddress(origin, [...scope, [`v${version}`, ...variation].join(' '), ...key]);
  }

  /** `copy`: what is stored and could still be served. */
  async function loadAndStore<T>(
    address: string,
    entry: CacheEntry<T>,
    copy: CacheRecord | undefined,
  ): Promise<Loaded<T>> {
    // A change may come while it is read.
    const readAt = now();
    const value = v.parse(entry.schema, await entry.load());
    const isAbsent = entry.isAbsent?.(value) ?? false;
    const keep = (record: CacheRecord, seconds: number) =>
      waitUntil(store.put(address, record, seconds));
    if (isAbsent && copy && !changes.isGone(tagsOf(entry, value))) {
      const doubt = { since: copy.doubt?.since ?? readAt, checked: readAt };
      if (now() - doubt.since < confirmMs) {
        log.warn('absence-doubted', { key: entry.key, since: doubt.since });
        keep({ ...copy, doubt }, entry.staleSeconds);
        return { value: copy.value as T, readAt };
      }
    }
    keep({ storedAt: readAt, value }, isAbsent ? absentSeconds : entry.staleSeconds);
    return { value, readAt };
  }

  function loadOnce<T>(
    address: string,
    entry: CacheEntry<T>,
    copy?: CacheRecord,
  ): Promise<Loaded<T>> {
    const running = loading.get(address) as Promise<Loaded<T>> | undefined;
    if (running) return running;
    const started = loadAndStore(address, entry, copy).finally(() => loading.delete(address));
    loading.set(address, started);
    return started;
  }

  function renew<T>(address: string, entry: CacheEntry<T>, copy: CacheRecord): void {
    const since = refreshing.get(address) ?? -Infinity;
    if (now() - since < refreshLimitMs) return;
    refreshing.set(address, now());
    waitUntil(
      responded
        .then(() => loadOnce(address, entry, copy))
        .catch((error: unknown) => log.warn('renewal-failed', { key: entry.key, error }))
        .finally(() => refreshing.delete(address)),
    );
  }

  /** The value of what was found in the store, or a new one; not waited for past `until` where there is an old one. */
  async function resolve<T>(
    address: string,
    entry: CacheEntry<T>,
    record: CacheRecord | undefined,
    until: number | undefined,
  ): Promise<Loaded<T>> {
    if (!record || !v.is(entry.schema, record.value)) return loadOnce(address, entry);
    const value = record.value as T;
    const age = (now() - record.storedAt) / 1000;
    const { doubt } = record;
    const readAt = doubt?.checked ?? record.storedAt;
    const known = { value, readAt };
    const worth = changes.worthOf(tagsOf(entry, value), readAt);
    const freshSeconds = Math.min(entry.freshSeconds, freshest[worth]);
    if (entry.isAbsent?.(value))
      return age < Math.min(absentSeconds, freshest[worth]) ? known : loadOnce(address, entry);
    if (age > entry.staleSeconds) return loadOnce(address, entry);
    const checkedAgo = (now() - readAt) / 1000;
    if (checkedAgo < freshSeconds) return known;
    // What is believed gone from now on is not shown once more while that is confirmed.
    const isDue = doubt !== undefined && now() - doubt.since >= confirmMs;
    const isRenewable = worth === 'current' && !isDue;
    if (isRenewable && checkedAgo < freshSeconds * renewableTimes) {
      renew(address, entry, record);
      return known;
    }
    try {
      const loaded = loadOnce(address, entry, record);
      entry.meanwhile?.(value);
      if (until === undefined) return await loaded;
      waitUntil(loaded.catch(() => undefined));
      return await withinTime(loaded, Math.max(0, until - now()));
    } catch (error) {
      // A thrown Response (such as not found) is a result, not a failure.
      if (!(error instanceof Error)) throw error;
      log.warn('stale-copy-served', { key: entry.key, age: Math.round(age), error });
      return known;
    }
  }

  /** Joins reads of one page. What one part waits for in a hurry is not all that another may get. */
  function readOnce<T>(
    address: string,
    entry: CacheEntry<T>,
    find: () => Promise<CacheRecord | undefined>,
    until: number | undefined,
  ): Promise<T> {
    const name = until === undefined || reads.has(address) ? address : `hurried ${address}`;
    return join(reads, name, async () => {
      const { value, readAt } = await resolve(address, entry, await find(), until);
      note?.(tagsOf(entry, value, until === undefined), readAt);
      return value;
    });
  }

  const open = (until?: number): DataCache => ({
    async read<T>(entry: CacheEntry<T>): Promise<T> {
      const address = await addressOf(entry);
      return readOnce(address, entry, () => store.get(address), until);
    },

    async readMany<T>({ names, load, ...rules }: CacheEntries<T>): Promise<T[]> {
      const loadOne = together(load);
      const entries = names.map((name): CacheEntry<T> => ({
        ...rules,
        key: [...rules.key, name],
        load: () => loadOne(name),
      }));
      const addresses = await Promise.all(entries.map(addressOf));
      // All copies are there before the first load, so that one load has all that is missing.
      const found = Promise.all(
        addresses.map(async (address) => (reads.has(address) ? undefined : store.get(address))),
      );
      const findAt = (at: number) => async () => (await found)[at];
      return Promise.all(
        entries.map((entry, at) => readOnce(addresses[at]!, entry, findAt(at), until)),
      );
    },

    within: (ms) => open(now() + ms),
  });
  return open();
}

interface Loaded<T = unknown> {
  value: T;
  /** When its source was asked for it, or last confirmed it, in ms since 1970. */
  readAt: number;
}

/** Tags of a value. The last part of its key is its name. */
function tagsOf<T>({ key, madeOf }: CacheEntry<T>, value: T, withKinds = true): readonly string[] {
  const { things = [], kinds = [] } = madeOf?.(value, String(key.at(-1))) ?? {};
  return withKinds ? [...things, ...kinds] : things;
}

/** The work under this name that a part of the page has begun or done, or `start`s it. Failed work is forgotten. */
function join<T>(
  known: Map<string, Promise<unknown>>,
  name: string,
  start: () => Promise<T>,
): Promise<T> {
  const begun = known.get(name) as Promise<T> | undefined;
  if (begun) return begun;
  const work = start();
  known.set(name, work);
  work.catch(() => known.delete(name));
  return work;
}

/** A load of one name, which joins those that are asked for in the same moment into one load. */
function together<T>(load: (names: string[]) => Promise<readonly T[]>) {
  let waiting: { names: string[]; values: Promise<readonly T[]> } | undefined;
  return async (name: string): Promise<T> => {
    if (!waiting) {
      const names: string[] = [];
      const values = Promise.resolve().then(() => {
        waiting = undefined;
        return load(names);
      });
      waiting = { names, values };
    }
    const at = waiting.names.push(name) - 1;
    return (await waiting.values)[at] as T;
  };
}

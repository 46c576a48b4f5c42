/** Cache of public data (catalogue, content), which also bridges outages. */
import * as v from 'valibot';
import type { Log } from '../log/log.server';
import {
  cacheAddress,
  openCacheStore,
  type CacheBackend,
  type CacheRecord,
} from './cache-store.server';

export interface CacheEntry<T> {
  /** `['product', handle]`; store, currency and language are added. */
  key: readonly (string | number)[];
  /** A younger copy is served as it is; one up to ten times as old is served and renewed in the background. */
  freshSeconds: number;
  /** Maximum age of a copy that is served during an outage. */
  staleSeconds: number;
  /** Schema of the stored value, without transforms. Checked before storing and after reading. */
  schema?: v.GenericSchema<unknown, T>;
  /**
   * True for a value that says that there is nothing (null, an empty list). It has a short life, and replaces
   * a copy that says otherwise only when the source repeats it later.
   */
  isAbsent?(value: NoInfer<T>): boolean;
  /** Fetches and parses. Errors are never cached. */
  load(): Promise<T>;
}

/** Must not be used for anything that depends on a token, a cookie, a cart or a preview. */
export interface DataCache {
  read<T>(entry: CacheEntry<T>): Promise<T>;
}

/** Start times of running renewals, shared by all requests of an isolate. */
export type Refreshing = Map<string, number>;

export interface DataCacheParts {
  /** Opened at the first read. */
  backend: () => Promise<CacheBackend>;
  /** Joined into every key: build, store, currency, language. */
  scope: readonly string[];
  /** Origin of the site: the Cache API's keys are addresses. */
  origin: string;
  refreshing: Refreshing;
  log: Log;
  waitUntil(work: Promise<unknown>): void;
  /** Resolves when the response has been made: renewals wait for it, so as to take no time of the page. */
  responded?: Promise<unknown>;
  now?: () => number;
}

const renewableTimes = 10;
/** Life of a value that says that there is nothing. */
const absentSeconds = 10;
/** How long a source must go on saying that something is gone before that is believed. */
const confirmMs = 5 * 60_000;
/** A renewal that takes longer is considered lost, and another may start. */
const refreshLimitMs = 10_000;
/** Opens the data cache of one request. */
export function openDataCache(parts: DataCacheParts): DataCache {
  const { scope, origin, refreshing, log, waitUntil, now = Date.now } = parts;
  const { responded = Promise.resolve() } = parts;
  const store = openCacheStore(parts.backend, log);
  const loading = new Map<string, Promise<unknown>>();

  /** `copy`: what is stored and could still be served. */
  async function loadAndStore<T>(
    address: string,
    entry: CacheEntry<T>,
    copy: CacheRecord | undefined,
  ): Promise<T> {
    const loaded = await entry.load();
    const value = entry.schema ? v.parse(entry.schema, loaded) : loaded;
    const isAbsent = entry.isAbsent?.(value) ?? false;
    const keep = (record: CacheRecord, seconds: number) =>
      waitUntil(store.put(address, record, seconds));
    if (isAbsent && copy) {
      const doubt = { since: copy.doubt?.since ?? now(), checked: now() };
      if (now() - doubt.since < confirmMs) {
        log.warn('absence-doubted', { key: entry.key, since: doubt.since });
        keep({ ...copy, doubt }, entry.staleSeconds);
        return copy.value as T;
      }
    }
    keep({ storedAt: now(), value }, isAbsent ? absentSeconds : entry.staleSeconds);
    return value;
  }

  /** Joins equal reads within one request. Never shared between requests: Workers forbid that. */
  function loadOnce<T>(address: string, entry: CacheEntry<T>, copy?: CacheRecord): Promise<T> {
    const running = loading.get(address) as Promise<T> | undefined;
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

  return {
    async read<T>(entry: CacheEntry<T>): Promise<T> {
      const address = await cacheAddress(origin, [...scope, ...entry.key]);
      const record = await store.get(address);
      if (!record || (entry.schema && !v.is(entry.schema, record.value)))
        return loadOnce(address, entry);
      const value = record.value as T;
      const age = (now() - record.storedAt) / 1000;
      if (entry.isAbsent?.(value)) return age < absentSeconds ? value : loadOnce(address, entry);
      if (age > entry.staleSeconds) return loadOnce(address, entry);
      const { doubt } = record;
      const checkedAgo = doubt ? (now() - doubt.checked) / 1000 : age;
      if (checkedAgo < entry.freshSeconds) return value;
      // What is believed gone from now on is not shown once more while that is confirmed.
      const isDue = doubt !== undefined && now() - doubt.since >= confirmMs;
      if (!isDue && checkedAgo < entry.freshSeconds * renewableTimes) {
        renew(address, entry, record);
        return value;
      }
      try {
        return await loadOnce(address, entry, record);
      } catch (error) {
        // A thrown Response (such as not found) is a result, not a failure.
        if (!(error instanceof Error)) throw error;
        log.warn('stale-copy-served', { key: entry.key, age: Math.round(age), error });
        return value;
      }
    },
  };
}

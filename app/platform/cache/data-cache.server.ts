/** Cache of public data (catalogue, content), which also bridges outages. */
import * as v from 'valibot';
import type { Log } from '../log/log.server';
import { cacheAddress, openCacheStore, type CacheBackend } from './cache-store.server';

export interface CacheEntry<T> {
  /** `['product', handle]`; store, currency and language are added. */
  key: readonly (string | number)[];
  /** A younger copy is served as it is; one up to ten times as old is served and renewed in the background. */
  freshSeconds: number;
  /** Maximum age of a copy that is served during an outage. */
  staleSeconds: number;
  /** Schema of the stored value, without transforms. Checked before storing and after reading. */
  schema?: v.GenericSchema<unknown, T>;
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
  now?: () => number;
}

const renewableTimes = 10;
/** A renewal that takes longer is considered lost, and another may start. */
const refreshLimitMs = 10_000;
/** Opens the data cache of one request. */
export function openDataCache(parts: DataCacheParts): DataCache {
  const { scope, origin, refreshing, log, waitUntil, now = Date.now } = parts;
  const store = openCacheStore(parts.backend, log);
  const loading = new Map<string, Promise<unknown>>();

  async function loadAndStore<T>(address: string, entry: CacheEntry<T>): Promise<T> {
    const loaded = await entry.load();
    const value = entry.schema ? v.parse(entry.schema, loaded) : loaded;
    waitUntil(store.put(address, { storedAt: now(), value }, entry.staleSeconds));
    return value;
  }

  /** Joins equal reads within one request. Never shared between requests: Workers forbid that. */
  function loadOnce<T>(address: string, entry: CacheEntry<T>): Promise<T> {
    const running = loading.get(address) as Promise<T> | undefined;
    if (running) return running;
    const started = loadAndStore(address, entry).finally(() => loading.delete(address));
    loading.set(address, started);
    return started;
  }

  function renew<T>(address: string, entry: CacheEntry<T>): void {
    const since = refreshing.get(address);
    if (since !== undefined && now() - since < refreshLimitMs) return;
    refreshing.set(address, now());
    waitUntil(
      loadOnce(address, entry)
        .catch((error: unknown) => log.warn('renewal-failed', { key: entry.key, error }))
        .finally(() => refreshing.delete(address)),
    );
  }

  return {
    async read<T>(entry: CacheEntry<T>): Promise<T> {
      const address = await cacheAddress(origin, [...scope, ...entry.key]);
      const record = await store.get(address);
      const valid = record && (!entry.schema || v.is(entry.schema, record.value));
      const age = valid ? (now() - record.storedAt) / 1000 : Infinity;
      if (!valid || age > entry.staleSeconds) return loadOnce(address, entry);
      const value = record.value as T;
      if (age < entry.freshSeconds) return value;
      if (age < entry.freshSeconds * renewableTimes) {
        renew(address, entry);
        return value;
      }
      try {
        return await loadOnce(address, entry);
      } catch (error) {
        // A thrown Response (such as not found) is a result, not a failure.
        if (!(error instanceof Error)) throw error;
        log.warn('stale-copy-served', { key: entry.key, age: Math.round(age), error });
        return value;
      }
    },
  };
}

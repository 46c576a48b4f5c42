/** Stored copies of public data (catalogue, content): fast, and still there while a service is down. */
import * as v from 'valibot';
import { cacheAddress, openCopies, type CopyStore } from './copies.server';
import type { Log } from './log.server';

export interface CacheEntry<T> {
  /** What is asked for, `['product', handle]`; store, currency and language are added. */
  key: readonly (string | number)[];
  /** A copy younger than this is served as it is; up to ten times as old it is served while it is renewed. */
  freshSeconds: number;
  /** How old a copy may be that replaces a failing service: catalogue 24 h, content 7 d. */
  staleSeconds: number;
  /** Shape of the stored value (no transforms): checked before storing and after reading. */
  schema?: v.GenericSchema<unknown, T>;
  /** Fetches and parses. What it throws is never stored. */
  load(): Promise<T>;
}

/** Never for anything that depends on a token, a cookie, a cart or a preview. */
export interface DataCache {
  read<T>(entry: CacheEntry<T>): Promise<T>;
}

/** One isolate's note of who is renewing what, since when; shared by all its requests. */
export type Refreshing = Map<string, number>;

export interface DataCacheParts {
  /** Opened at the first read. */
  copies: () => Promise<CopyStore>;
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
/** A renewal that has not come back after this is no longer waited for by others. */
const refreshLimitMs = 10_000;
/** Opens the data cache of one request. */
export function openDataCache(parts: DataCacheParts): DataCache {
  const { scope, origin, refreshing, log, waitUntil, now = Date.now } = parts;
  const copies = openCopies(parts.copies, log);
  const loading = new Map<string, Promise<unknown>>();

  async function loadAndKeep<T>(address: string, entry: CacheEntry<T>): Promise<T> {
    const loaded = await entry.load();
    const value = entry.schema ? v.parse(entry.schema, loaded) : loaded;
    waitUntil(copies.keep(address, { storedAt: now(), value }, entry.staleSeconds));
    return value;
  }

  /** Parts of one page that ask for the same thing wait for one load. Never shared between requests. */
  function loadOnce<T>(address: string, entry: CacheEntry<T>): Promise<T> {
    const running = loading.get(address) as Promise<T> | undefined;
    if (running) return running;
    const started = loadAndKeep(address, entry).finally(() => loading.delete(address));
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
      const copy = await copies.find(address);
      const valid = copy && (!entry.schema || v.is(entry.schema, copy.value));
      const age = valid ? (now() - copy.storedAt) / 1000 : Infinity;
      if (!valid || age > entry.staleSeconds) return loadOnce(address, entry);
      const value = copy.value as T;
      if (age < entry.freshSeconds) return value;
      if (age < entry.freshSeconds * renewableTimes) {
        renew(address, entry);
        return value;
      }
      try {
        return await loadOnce(address, entry);
      } catch (error) {
        // A thrown Response is an answer (not found), not a failure.
        if (!(error instanceof Error)) throw error;
        log.warn('stale-copy-served', { key: entry.key, age: Math.round(age), error });
        return value;
      }
    },
  };
}

/** Caches public data of the catalog and the content service. During outages, serves stale entries. */
import * as v from 'valibot';
import type { Log } from '../log/log.server';
import { withinTime } from '../within-time';
import { noChanges, type Changes, type Validity } from './changes';
import {
  cacheAddress,
  openCacheStore,
  type CacheBackend,
  type CacheEntry,
} from './cache-store.server';

export type Variation = 'currency' | 'country';

interface QueryRules<T> {
  /** Increase the version when values change their meaning but still match the schema. */
  version: number;
  /** The currency for prices, and the country if prices differ per country. */
  variesBy: readonly Variation[];
  /** Younger entries are fresh. */
  freshSeconds: number;
  /**
   * Outdated entries up to this age are served while the new value loads. Default: ten times `freshSeconds`. 0 serves
   * none.
   */
  renewSeconds?: number;
  /** Maximum age during an outage. */
  staleSeconds: number;
  /** Values are checked before storing and again after reading, so the schema must not transform them. */
  schema: v.GenericSchema<unknown, T>;
  /**
   * True for a value that means that the resource doesn't exist (null, an empty list). Such values are cached briefly,
   * and replace a stored value only after `confirmMs`.
   */
  isAbsent?(value: NoInfer<T>): boolean;
  /** `name` is the last part of the key. */
  dependencies?(value: NoInfer<T>, name: string): Dependencies;
}

export interface Dependencies {
  /** Resources that the value shows, for example 'product:halden'. */
  tags: readonly string[];
  /** For example 'products'. A change of a set invalidates only pages about the set, such as lists. */
  setTags?: readonly string[];
}

export interface CacheQuery<T> extends QueryRules<T> {
  /** The key, for example `['product', handle]`. The cache adds store, version and variation. */
  key: readonly (string | number)[];
  /** Errors are never cached. */
  load(): Promise<T>;
  /** Called with a stale value while the new value loads, so that dependent data can load too. Must not throw. */
  onStale?(value: NoInfer<T>): void;
}

export type CachePeek<T> = Omit<CacheQuery<T>, 'load' | 'onStale'>;

export interface CacheQueries<T> extends QueryRules<T> {
  key: readonly (string | number)[];
  names: readonly string[];
  /** Called with the names that have no fresh entry. Returns their values in the same order. */
  load(names: string[]): Promise<readonly T[]>;
}

/** Shared by all visitors: never store data that depends on a token, a cookie, a cart or a preview. */
export interface DataCache {
  read<T>(query: CacheQuery<T>): Promise<T>;
  /** Loads missing entries in one call, and rejects if this call fails. */
  readMany<T>(queries: CacheQueries<T>): Promise<T[]>;
  /** Returns a value that `read` would return without loading, or undefined. Loads and renews nothing. */
  peek<T>(query: CachePeek<T>): Promise<T | undefined>;
  /**
   * Like `peek`, but returns other visitors' value to a visitor with own prices. Use it only to start loading early, never
   * show it.
   */
  peekShared<T>(query: CachePeek<T>): Promise<T | undefined>;
  /** For optional parts: if the load takes longer than `ms`, a stale entry is served. */
  within(ms: number): DataCache;
}

export interface OwnPrices {
  /** If true, entries that vary by market are neither read from the cache nor stored. */
  apply(): boolean;
  /** Counts the queries for these prices. If the count rises during a load, the loaded value isn't stored. */
  queries(): number;
}

export type Refreshing = Map<string, number>;

export interface DataCacheParts {
  backend: () => Promise<CacheBackend>;
  /** The first part of each key: the store and the settings on which all values depend, such as languages. */
  scope: readonly string[];
  market: Record<Variation, string>;
  origin: string;
  refreshing: Refreshing;
  log: Log;
  waitUntil(work: Promise<unknown>): void;
  /** Renewals wait until the response is ready. */
  responded?: Promise<unknown>;
  now?: () => number;
  changes?: Changes;
  /** The visitor's own prices, such as a company's, if the visitor has some. */
  ownPrices?: OwnPrices;
  /** `readAt` is in ms since 1970. */
  onRead?(tags: readonly string[], readAt: number): void;
}

const renewSecondsOf = ({
  freshSeconds,
  renewSeconds = freshSeconds * 10,
}: Pick<QueryRules<unknown>, 'freshSeconds' | 'renewSeconds'>) => renewSeconds;
/** Maximum seconds. */
const freshest: Record<Validity, number> = { valid: Infinity, provisional: 2, invalid: 0 };
const absentSeconds = 10;
/** A value is removed only if the source reports its absence for this long. */
const confirmMs = 5 * 60_000;
const refreshLimitMs = 10_000;

export function openDataCache(parts: DataCacheParts): DataCache {
  const { scope, market, origin, refreshing, log, waitUntil, now = Date.now } = parts;
  const { responded = Promise.resolve(), changes = noChanges, onRead, ownPrices } = parts;
  const store = openCacheStore(parts.backend, log);
  /** Workers forbid sharing promises between requests. */
  const loading = new Map<string, Promise<Loaded>>();
  const reads = new Map<string, Promise<unknown>>();

  /** Prices vary by market, so entries that don't vary by market can't contain the visitor's own prices. */
  const isOwn = <T>({ variesBy }: CachePeek<T>) => variesBy.length > 0 && ownPrices?.apply();

  function addressOf<T>({ key, version, variesBy }: CachePeek<T>): Promise<string> {
    const variation = variesBy.map((name) => `${name}=${market[name]}`);
    return cacheAddress(origin, [...scope, [`v${version}`, ...variation].join(' '), ...key]);
  }

  async function loadAndStore<T>(
    address: string,
    query: CacheQuery<T>,
    entry: CacheEntry | undefined,
  ): Promise<Loaded<T>> {
    // A change may arrive during the load.
    const readAt = now();
    const queries = ownPrices?.queries();
    const value = v.parse(query.schema, await query.load());
    if (isOwn(query) || queries !== ownPrices?.queries()) return { value, readAt };
    const isAbsent = query.isAbsent?.(value) ?? false;
    const save = (next: CacheEntry, seconds: number) =>
      waitUntil(store.put(address, next, seconds));
    if (isAbsent && entry) {
      const tags = tagsOf(query, value);
      const since = entry.tombstone?.since ?? readAt;
      const tombstone = { since, checked: readAt };
      const isConfirmed = changes.isDeleted(tags) || isAllDeleted(query, entry.value as T, tags);
      if (!isConfirmed && now() - since < confirmMs) {
        log.warn('absence-unconfirmed', { key: loggedKey(query), tags, since });
        save({ ...entry, tombstone }, query.staleSeconds);
        return { value: entry.value as T, readAt };
      }
    }
    save({ storedAt: readAt, value }, isAbsent ? absentSeconds : query.staleSeconds);
    return { value, readAt };
  }

  /**
   * True if everything that the former value showed was deleted. Ignores tags that the new value still has, such as the
   * collection's own tag.
   */
  function isAllDeleted<T>(query: CacheQuery<T>, former: T, tags: readonly string[]): boolean {
    const shown = tagsOf(query, former).filter((tag) => !tags.includes(tag));
    return shown.length > 0 && shown.every((tag) => changes.isDeleted([tag]));
  }

  function loadOnce<T>(
    address: string,
    query: CacheQuery<T>,
    entry?: CacheEntry,
  ): Promise<Loaded<T>> {
    const running = loading.get(address) as Promise<Loaded<T>> | undefined;
    if (running) return running;
    const started = loadAndStore(address, query, entry).finally(() => loading.delete(address));
    loading.set(address, started);
    return started;
  }

  function renew<T>(address: string, query: CacheQuery<T>, entry: CacheEntry): void {
    const since = refreshing.get(address) ?? -Infinity;
    if (now() - since < refreshLimitMs) return;
    refreshing.set(address, now());
    waitUntil(
      responded
        .then(() => loadOnce(address, query, entry))
        .catch((error: unknown) => log.warn('renewal-failed', { key: loggedKey(query), error }))
        .finally(() => refreshing.delete(address)),
    );
  }

  /** For a stale value, waits for the new value only until `deadline`. */
  async function resolve<T>(
    address: string,
    query: CacheQuery<T>,
    entry: CacheEntry | undefined,
    deadline: number | undefined,
  ): Promise<Loaded<T>> {
    if (!entry || !v.is(query.schema, entry.value)) return loadOnce(address, query);
    const value = entry.value as T;
    const age = (now() - entry.storedAt) / 1000;
    const { tombstone } = entry;
    const readAt = tombstone?.checked ?? entry.storedAt;
    const known = { value, readAt };
    const validity = changes.validityOf(tagsOf(query, value), readAt);
    const freshSeconds = Math.min(query.freshSeconds, freshest[validity]);
    if (query.isAbsent?.(value))
      return age < Math.min(absentSeconds, freshest[validity]) ? known : loadOnce(address, query);
    if (age > query.staleSeconds) return loadOnce(address, query);
    const checkedAgo = (now() - readAt) / 1000;
    if (checkedAgo < freshSeconds) return known;
    const isDue = tombstone !== undefined && now() - tombstone.since >= confirmMs;
    const isRenewable = validity === 'valid' && !isDue;
    if (isRenewable && checkedAgo < renewSecondsOf(query)) {
      renew(address, query, entry);
      return known;
    }
    try {
      const loaded = loadOnce(address, query, entry);
      query.onStale?.(value);
      if (deadline === undefined) return await loaded;
      waitUntil(loaded.catch(() => undefined));
      return await withinTime(loaded, Math.max(0, deadline - now()));
    } catch (error) {
      // A thrown Response, such as a 404, is a loader's result, not a failure.
      if (!(error instanceof Error)) throw error;
      log.warn('stale-copy-served', { key: loggedKey(query), age: Math.round(age), error });
      return known;
    }
  }

  async function peek<T>(query: CachePeek<T>): Promise<T | undefined> {
    if (isOwn(query)) return undefined;
    const address = await addressOf(query);
    return reads.has(address) ? ((await reads.get(address)) as T) : peekStored(query, address);
  }

  async function peekStored<T>(query: CachePeek<T>, address: string): Promise<T | undefined> {
    const entry = await store.get(address);
    if (!entry || entry.tombstone || !v.is(query.schema, entry.value)) return undefined;
    const value = entry.value as T;
    const isCurrent =
      now() - entry.storedAt < Math.max(query.freshSeconds, renewSecondsOf(query)) * 1000 &&
      changes.validityOf(tagsOf(query, value), entry.storedAt) === 'valid';
    return isCurrent && !query.isAbsent?.(value) ? value : undefined;
  }

  /** A read without a deadline never joins a read with a deadline. */
  function readOnce<T>(
    address: string,
    query: CacheQuery<T>,
    find: () => Promise<CacheEntry | undefined>,
    deadline: number | undefined,
  ): Promise<T> {
    const name = deadline === undefined || reads.has(address) ? address : `deadline ${address}`;
    return join(reads, name, async () => {
      const { value, readAt } = await resolve(address, query, await find(), deadline);
      onRead?.(tagsOf(query, value, deadline === undefined), readAt);
      return value;
    });
  }

  const find = <T>(query: CachePeek<T>, address: string) =>
    isOwn(query) ? undefined : store.get(address);

  const open = (deadline?: number): DataCache => ({
    async read<T>(query: CacheQuery<T>): Promise<T> {
      const address = await addressOf(query);
      return readOnce(address, query, async () => find(query, address), deadline);
    },

    async readMany<T>({ names, load, ...rules }: CacheQueries<T>): Promise<T[]> {
      const loadOne = together(load);
      const queries = names.map((name): CacheQuery<T> => ({
        ...rules,
        key: [...rules.key, name],
        load: () => loadOne(name),
      }));
      const addresses = await Promise.all(queries.map(addressOf));
      const found = Promise.all(
        addresses.map(async (address, at) =>
          reads.has(address) ? undefined : find(queries[at]!, address),
        ),
      );
      const findAt = (at: number) => async () => (await found)[at];
      return Promise.all(
        queries.map((query, at) => readOnce(addresses[at]!, query, findAt(at), deadline)),
      );
    },

    peek,

    peekShared: async (query) => peekStored(query, await addressOf(query)),

    within: (ms) => open(now() + ms),
  });
  return open();
}

interface Loaded<T = unknown> {
  value: T;
  /** When the latest load began, in ms since 1970. */
  readAt: number;
}

/** Leaves out the key's further parts, which may contain search terms. */
const loggedKey = <T>({ key }: CachePeek<T>) => key.slice(0, 2);

function tagsOf<T>(
  { key, dependencies }: CachePeek<T>,
  value: T,
  withSetTags = true,
): readonly string[] {
  const { tags = [], setTags = [] } = dependencies?.(value, String(key.at(-1))) ?? {};
  return withSetTags ? [...tags, ...setTags] : tags;
}

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

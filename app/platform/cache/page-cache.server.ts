/**
 * Caches public pages in the isolate's memory and in the Cache API. During outages, serves old and invalidated pages
 * too.
 */
import * as v from 'valibot';
import type { Log } from '../log/log.server';
import { withinTime } from '../within-time';
import { cacheAddress, type CacheBackend } from './cache-store.server';
import { noChanges, type Changes, type Tags, type Validity } from './changes';
import {
  toPageEntry,
  type Bytes,
  type PageEntry,
  type PageMarks,
  type PageState,
} from './page-entry';
import { PageMemory } from './page-memory';

export interface SharedPages {
  memory: PageMemory;
  rendering: Map<string, Rendering>;
}

interface Rendering {
  /** Milliseconds since 1970. */
  startedAt: number;
  /**
   * Resolves without a value, because requests can't share I/O objects. Never resolves if the rendering request is
   * canceled.
   */
  ended: Promise<void>;
}

export const openSharedPages = (): SharedPages => ({
  memory: new PageMemory(),
  rendering: new Map(),
});

export interface PageQuery {
  key: readonly string[];
  freshSeconds: number;
  /** Up to this age, an entry that is no longer fresh is still served, and renewed in the background. */
  renewSeconds: number;
  /** Up to this age, an entry is served if rendering fails. */
  outageSeconds: number;
  render(): Promise<Rendered>;
  /** Called before an uncached page is rendered. If false, `read` returns an old entry or throws `TooManyRenders`. */
  mayRender?(): boolean;
}

export class TooManyRenders extends Error {
  override readonly name = 'TooManyRenders';
}

export interface Rendered {
  response: Response;
  marks: PageMarks;
  /**
   * Called after the response was read.
   * - complete: stored.
   * - partial (a secondary part is missing): served, not stored. Background renewals keep the entry.
   * - failed: served only if the cache has no entry.
   * - uncacheable (such as a redirect): served, and the entry is removed.
   */
  quality(): 'complete' | 'partial' | 'failed' | 'uncacheable';
  state?: PageState;
  params?: string[];
  experiment?: PageEntry['experiment'];
  shown?: string[];
  tags?: Tags;
}

/**
 * stale: served and being renewed. old: couldn't be renewed. waited: rendered by another request. miss: rendered by
 * this request.
 */
export type Found = 'hit' | 'stale' | 'old' | 'waited' | 'miss';

export interface PageCache {
  read(query: PageQuery): Promise<{ entry: PageEntry; found: Found }>;
  peek(query: PageQuery): Promise<PageEntry | undefined>;
  /** Never rejects. Does nothing while another request renders the page. */
  renew(query: PageQuery): Promise<void>;
  /** Hydration data of this entry or of an earlier version of the page. */
  readState(entry: PageEntry | undefined, id: string): Promise<Bytes | undefined>;
}

export interface PageBackend extends CacheBackend {
  delete(url: string): Promise<boolean>;
}

export interface PageCacheParts {
  shared: SharedPages;
  backend: () => Promise<PageBackend>;
  origin: string;
  log: Log;
  waitUntil(work: Promise<unknown>): void;
  now?: () => number;
  changes?: Changes;
}

/** In ms. After this time, another request may render the page. */
const renderLimitMs = 10_000;
/** Maximum wait for another request's render, in ms. */
const timeoutMs = 2_000;
/**
 * Maximum ages in seconds if a page's data has changed. They aren't 0, because a new render may still get the old data,
 * and every request would then render the page again.
 */
const longest: Record<Validity, { fresh: number; renew: number }> = {
  valid: { fresh: Infinity, renew: Infinity },
  provisional: { fresh: 2, renew: 5 },
  invalid: { fresh: 2, renew: 2 },
};
/** Pages that are open in browsers may still load their hydration data. */
const stateSeconds = 24 * 3600;
/** Data of an unchanged page is stored again after this time, so that it still exists when the page changes. */
const stateRenewMs = (stateSeconds * 1000) / 2;

export function openPageCache(parts: PageCacheParts): PageCache {
  const { shared, origin, log, waitUntil, now = Date.now, changes = noChanges } = parts;
  const { memory, rendering } = shared;
  const store = openPageStore(parts);

  const ageOf = (entry: PageEntry) => (now() - entry.storedAt) / 1000;
  const agesFor = (entry: PageEntry, { freshSeconds, renewSeconds }: PageQuery) => {
    const most = longest[changes.validityOfAll(entry.tags)];
    return {
      fresh: Math.min(freshSeconds, most.fresh),
      renew: Math.min(renewSeconds, most.renew),
    };
  };
  const isFresh = (entry: PageEntry, query: PageQuery) =>
    ageOf(entry) < agesFor(entry, query).fresh;
  const renderingOf = (key: string) => {
    const running = rendering.get(key);
    return running && now() - running.startedAt < renderLimitMs ? running : undefined;
  };
  const addressOf = (query: PageQuery) => cacheAddress(origin, ['page', ...query.key]);
  const stateAddress = (id: string) => cacheAddress(origin, ['state', id]);

  async function find(key: string, query: PageQuery): Promise<PageEntry | undefined> {
    const known = memory.get(key);
    if (known && isFresh(known, query)) return known;
    // Another isolate may have stored a newer entry.
    const stored = await store.get(await addressOf(query));
    if (!stored || (known && stored.storedAt <= known.storedAt)) return known;
    memory.set(key, stored);
    return stored;
  }

  async function save(key: string, query: PageQuery, { state: made, ...page }: PageEntry) {
    const known = memory.get(key)?.state;
    const keptAt = known?.id === made?.id ? known?.storedAt : undefined;
    const isKept = keptAt !== undefined && now() - keptAt < stateRenewMs;
    const state = made && { ...made, storedAt: isKept ? keptAt : now() };
    const entry: PageEntry = { ...page, state };
    memory.set(key, entry);
    const seconds = Math.max(query.renewSeconds, query.outageSeconds);
    await store.put(await addressOf(query), entry, seconds);
    if (state && !isKept) await store.putState(await stateAddress(state.id), state.bytes);
  }

  async function render(key: string, query: PageQuery) {
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const own = { startedAt: now(), ended };
    rendering.set(key, own);
    // If the client disconnects, the runtime would cancel the render without running `finally`.
    waitUntil(ended);
    try {
      const {
        response,
        marks,
        state,
        params = [],
        experiment,
        shown = [],
        tags = new Map(),
        ...made
      } = await query.render();
      const page = await toPageEntry(response, marks);
      const known = made.quality();
      const quality = known === 'complete' && forbidsStoring(response) ? 'uncacheable' : known;
      const entry: PageEntry = { ...page, state, params, experiment, shown, tags, storedAt: now() };
      if (quality === 'complete') {
        waitUntil(save(key, query, entry));
      } else if (quality === 'uncacheable' && memory.delete(key)) {
        waitUntil(addressOf(query).then(store.delete));
      }
      return { entry, quality };
    } finally {
      if (rendering.get(key) === own) rendering.delete(key);
      end();
    }
  }

  async function awaitOther(
    key: string,
    query: PageQuery,
    { ended }: Rendering,
  ): Promise<PageEntry | undefined> {
    await withinTime(ended, timeoutMs).catch(() => undefined);
    const entry = memory.get(key);
    return entry && isFresh(entry, query) ? entry : undefined;
  }

  async function renew(key: string, query: PageQuery): Promise<void> {
    if (renderingOf(key)) return;
    try {
      await render(key, query);
    } catch (error) {
      log.warn('page-renewal-failed', { key: loggedKey(query), error });
    }
  }

  async function findUsable(key: string, query: PageQuery) {
    const entry = await find(key, query);
    if (entry && isFresh(entry, query)) return { entry, usable: 'hit' as const };
    if (!entry || ageOf(entry) >= agesFor(entry, query).renew) return { entry };
    waitUntil(renew(key, query));
    return { entry, usable: 'stale' as const };
  }

  const keyOf = (query: PageQuery) => JSON.stringify(query.key);

  return {
    async peek(query) {
      const { entry, usable } = await findUsable(keyOf(query), query);
      return usable && entry;
    },
    renew: (query) => renew(keyOf(query), query),
    async read(query) {
      const key = keyOf(query);
      const { entry, usable } = await findUsable(key, query);
      if (usable) return { entry, found: usable };
      const running = renderingOf(key);
      if (running) {
        const other = await awaitOther(key, query, running);
        if (other) return { entry: other, found: 'waited' };
      }
      const old = entry && ageOf(entry) < query.outageSeconds ? entry : undefined;
      if (query.mayRender?.() === false) {
        if (old) return { entry: old, found: 'old' };
        throw new TooManyRenders('The client requests too many pages without a copy');
      }
      try {
        const made = await render(key, query);
        if (made.quality !== 'failed' || !old) return { entry: made.entry, found: 'miss' };
      } catch (error) {
        if (!old) throw error;
        log.warn('page-renewal-failed', { key: loggedKey(query), error });
      }
      return { entry: old, found: 'old' };
    },
    async readState(entry, id) {
      if (entry?.state?.id === id) return entry.state.bytes;
      return store.getState(await stateAddress(id));
    },
  };
}

/** Leaves out the URL's query, which may contain search terms. */
const loggedKey = ({ key }: PageQuery) => key.filter((part) => !part.startsWith('?'));

const forbidsStoring = ({ headers }: Response): boolean =>
  /\b(?:no-store|private)\b/i.test(headers.get('cache-control') ?? '');

/**
 * JSON in a header of the cache entry. With `state`, the body's first `length` bytes are the page, and the rest is
 * the hydration data.
 */
const record = v.object({
  status: v.number(),
  headers: v.array(v.tuple([v.string(), v.string()])),
  nonces: v.array(v.number()),
  slots: v.array(v.object({ name: v.string(), at: v.number() })),
  params: v.array(v.string()),
  experiment: v.optional(v.object({ name: v.string(), share: v.number() })),
  shown: v.array(v.string()),
  tags: v.array(v.tuple([v.string(), v.number()])),
  storedAt: v.number(),
  length: v.number(),
  state: v.optional(v.object({ id: v.string(), storedAt: v.optional(v.number()) })),
});
const recordHeader = 'x-page';
/** Header values must be ASCII. */
const toAscii = (json: string): string =>
  json.replace(/[^ -~]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
const binary = 'application/octet-stream';

function openPageStore({ backend, log }: Pick<PageCacheParts, 'backend' | 'log'>) {
  async function attempt<T>(event: string, work: (open: PageBackend) => Promise<T>) {
    try {
      return await work(await backend());
    } catch (error) {
      log.warn(event, { error });
      return undefined;
    }
  }
  const put = (address: string, body: Bytes[], seconds: number, about = '') =>
    attempt('cache-unwritable', async (open) => {
      const cacheControl = { 'Cache-Control': `max-age=${seconds}`, 'Content-Type': binary };
      const headers = { ...cacheControl, [recordHeader]: about };
      await open.put(address, new Response(new Blob(body), { headers }));
    });
  return {
    get: (address: string) =>
      attempt('cache-unreadable', async (open): Promise<PageEntry | undefined> => {
        const found = await open.match(address);
        if (!found) return undefined;
        const text = JSON.parse(found.headers.get(recordHeader) ?? '');
        const { length, state: known, tags, ...about } = v.parse(record, text);
        const all = new Uint8Array(await found.arrayBuffer());
        const state = known && { ...known, bytes: all.subarray(length) };
        return { ...about, tags: new Map(tags), bytes: all.subarray(0, length), state };
      }),
    async put(address: string, { bytes, state, tags, ...about }: PageEntry, seconds: number) {
      const known = state && { id: state.id, storedAt: state.storedAt };
      const rest = { tags: [...tags], length: bytes.length, state: known };
      const text = JSON.stringify({ ...about, ...rest });
      await put(address, state ? [bytes, state.bytes] : [bytes], seconds, toAscii(text));
    },
    delete: (address: string) =>
      attempt('cache-unwritable', async (open) => void (await open.delete(address))),
    getState: (address: string) =>
      attempt('cache-unreadable', async (open) => {
        const found = await open.match(address);
        return found && new Uint8Array(await found.arrayBuffer());
      }),
    putState: (address: string, bytes: Bytes) => put(address, [bytes], stateSeconds),
  };
}

/**
 * Cache of whole public pages. Two levels: the memory of the isolate, then the Cache API. A copy that is no longer
 * fresh is served while one request renews it, and through an outage. One that is known to be out of date is not.
 */
import * as v from 'valibot';
import type { Log } from '../log/log.server';
import { withinTime } from '../within-time';
import { cacheAddress, type CacheBackend } from './cache-store.server';
import { noChanges, type Changes, type Tags, type Worth } from './changes';
import { copyPage, type Bytes, type PageCopy, type PageMarks, type PageState } from './page-copy';
import { PageMemory } from './page-memory';

/** What the requests of an isolate share. */
export interface SharedPages {
  memory: PageMemory;
  /** Running renders by key. */
  rendering: Map<string, Rendering>;
}

interface Rendering {
  /** In ms since 1970. */
  startedAt: number;
  /**
   * For other requests to await, which workerd allows since the compatibility date 2024-10-14. Without a value, because
   * requests can't share I/O objects. Never resolves if the rendering request is cancelled.
   */
  ended: Promise<void>;
}

export const openSharedPages = (): SharedPages => ({
  memory: new PageMemory(),
  rendering: new Map(),
});

export interface PageEntry {
  /** All that the page depends on. */
  key: readonly string[];
  /** A younger copy is served as it is. */
  freshSeconds: number;
  /** One up to this age is served while it is renewed. */
  renewSeconds: number;
  /** Maximum age of a copy that is served when the page cannot be made. */
  outageSeconds: number;
  render(): Promise<Rendered>;
}

/** A rendered page. */
export interface Rendered {
  response: Response;
  marks: PageMarks;
  /**
   * To be asked when the response was read. whole: to be stored. poor: a part is missing, or the page could not be made: it is served when there is no copy.
   * passing: an answer that takes the copy's place and is not stored (there is no such page any more).
   */
  worth(): 'whole' | 'poor' | 'passing';
  state?: PageState;
  params?: string[];
  /** Of what it was made, and when that was read. */
  tags?: Tags;
}

/**
 * How a page was found. stale: it is being renewed. old: it could not be renewed. waited: another request has just
 * made it. miss: this one has.
 */
export type Found = 'hit' | 'stale' | 'old' | 'waited' | 'miss';

export interface PageCache {
  read(entry: PageEntry): Promise<{ copy: PageCopy; found: Found }>;
  /** State of a page with this id, of this copy of the page or an earlier one. */
  readState(copy: PageCopy | undefined, id: string): Promise<Bytes | undefined>;
}

/** The Cache API, or a map in tests. */
export interface PageBackend extends CacheBackend {
  delete(url: string): Promise<boolean>;
}

export interface PageCacheParts {
  shared: SharedPages;
  backend: () => Promise<PageBackend>;
  /** Origin of the site: the Cache API's keys are addresses. */
  origin: string;
  log: Log;
  waitUntil(work: Promise<unknown>): void;
  now?: () => number;
  /** What has changed at the services. Omitted: nothing is known. */
  changes?: Changes;
}

/** A render that takes longer counts as lost, and another may start; in ms. */
const renderLimitMs = 10_000;
/** How long a request waits for the render of another before it makes the page itself, in ms. */
const patienceMs = 2_000;
/**
 * The ages of copies, in seconds, by what they are worth. One of what changes now is made anew every few seconds. What
 * has just been made of something old could not be made of anything newer: that is an outage.
 */
const longest: Record<Worth, { fresh: number; renew: number }> = {
  current: { fresh: Infinity, renew: Infinity },
  settling: { fresh: 2, renew: 5 },
  old: { fresh: 2, renew: 2 },
};
/** How long a shopper may look at a page before its scripts ask for its state. */
const stateSeconds = 24 * 3600;

export function openPageCache(parts: PageCacheParts): PageCache {
  const { shared, origin, log, waitUntil, now = Date.now, changes = noChanges } = parts;
  const { memory, rendering } = shared;
  const store = openPageStore(parts);

  const ageOf = (copy: PageCopy) => (now() - copy.storedAt) / 1000;
  /** Until which ages a copy is served as it is, and while it is renewed; in seconds. */
  const agesFor = (copy: PageCopy, { freshSeconds, renewSeconds }: PageEntry) => {
    const most = longest[changes.worthOfWhole(copy.tags)];
    return {
      fresh: Math.min(freshSeconds, most.fresh),
      renew: Math.min(renewSeconds, most.renew),
    };
  };
  const isFresh = (copy: PageCopy, entry: PageEntry) => ageOf(copy) < agesFor(copy, entry).fresh;
  const renderingOf = (key: string) => {
    const running = rendering.get(key);
    return running && now() - running.startedAt < renderLimitMs ? running : undefined;
  };
  const addressOf = (entry: PageEntry) => cacheAddress(origin, ['page', ...entry.key]);
  const stateAddress = (id: string) => cacheAddress(origin, ['state', id]);

  async function find(key: string, entry: PageEntry): Promise<PageCopy | undefined> {
    const known = memory.get(key);
    if (known && isFresh(known, entry)) return known;
    // Another isolate may have a younger one.
    const stored = await store.get(await addressOf(entry));
    if (!stored || (known && stored.storedAt <= known.storedAt)) return known;
    memory.set(key, stored);
    return stored;
  }

  async function keep(key: string, entry: PageEntry, copy: PageCopy) {
    const { state } = copy;
    const isNewState = state && memory.get(key)?.state?.id !== state.id;
    memory.set(key, copy);
    const seconds = Math.max(entry.renewSeconds, entry.outageSeconds);
    await store.put(await addressOf(entry), copy, seconds);
    if (isNewState) await store.putState(await stateAddress(state.id), state.bytes);
  }

  /** What the render gave, kept or not. */
  async function render(key: string, entry: PageEntry) {
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    rendering.set(key, { startedAt: now(), ended });
    try {
      const {
        response,
        marks,
        state,
        params = [],
        tags = new Map(),
        ...made
      } = await entry.render();
      const page = await copyPage(response, marks);
      const known = made.worth();
      const worth = known === 'whole' && forbidsCopies(response) ? 'passing' : known;
      const copy: PageCopy = { ...page, state, params, tags, storedAt: now() };
      if (worth === 'whole') {
        waitUntil(keep(key, entry, copy));
      } else if (worth === 'passing' && memory.delete(key)) {
        waitUntil(addressOf(entry).then(store.delete));
      }
      return { copy, worth };
    } finally {
      rendering.delete(key);
      end();
    }
  }

  /** Waits for the render of another request; undefined when that takes too long or gives nothing to share. */
  async function awaitOther(
    key: string,
    entry: PageEntry,
    { ended }: Rendering,
  ): Promise<PageCopy | undefined> {
    await withinTime(ended, patienceMs).catch(() => undefined);
    const copy = memory.get(key);
    return copy && isFresh(copy, entry) ? copy : undefined;
  }

  function renew(key: string, entry: PageEntry): void {
    if (renderingOf(key)) return;
    waitUntil(
      render(key, entry).catch((error: unknown) =>
        log.warn('page-renewal-failed', { key: entry.key, error }),
      ),
    );
  }

  return {
    async read(entry) {
      const key = JSON.stringify(entry.key);
      const copy = await find(key, entry);
      if (copy && isFresh(copy, entry)) return { copy, found: 'hit' };
      if (copy && ageOf(copy) < agesFor(copy, entry).renew) {
        renew(key, entry);
        return { copy, found: 'stale' };
      }
      const running = renderingOf(key);
      if (running) {
        const other = await awaitOther(key, entry, running);
        if (other) return { copy: other, found: 'waited' };
      }
      const old = copy && ageOf(copy) < entry.outageSeconds ? copy : undefined;
      try {
        const made = await render(key, entry);
        if (made.worth !== 'poor' || !old) return { copy: made.copy, found: 'miss' };
      } catch (error) {
        if (!old) throw error;
        log.warn('page-renewal-failed', { key: entry.key, error });
      }
      return { copy: old, found: 'old' };
    },
    async readState(copy, id) {
      if (copy?.state?.id === id) return copy.state.bytes;
      return store.getState(await stateAddress(id));
    },
  };
}

/** True for a response that is meant for one visitor, whatever is known of its address. */
const forbidsCopies = ({ headers }: Response): boolean =>
  /\b(?:no-store|private)\b/i.test(headers.get('cache-control') ?? '');

/** What is stored beside the bytes, as JSON in a header. `stateId`: the state's bytes follow after `length`. */
const record = v.object({
  status: v.number(),
  headers: v.array(v.tuple([v.string(), v.string()])),
  nonces: v.array(v.number()),
  slots: v.array(v.object({ name: v.string(), at: v.number() })),
  params: v.array(v.string()),
  tags: v.array(v.tuple([v.string(), v.number()])),
  storedAt: v.number(),
  length: v.number(),
  stateId: v.optional(v.string()),
});
const recordHeader = 'x-page';
/** Headers hold ASCII only. */
const toAscii = (json: string): string =>
  json.replace(/[^ -~]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
const binary = 'application/octet-stream';

/** Copies in the Cache API. A store that fails counts as empty: that is logged, and nothing is thrown. */
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
      attempt('cache-unreadable', async (open): Promise<PageCopy | undefined> => {
        const found = await open.match(address);
        if (!found) return undefined;
        const text = JSON.parse(found.headers.get(recordHeader) ?? '');
        const { length, stateId, tags, ...about } = v.parse(record, text);
        const all = new Uint8Array(await found.arrayBuffer());
        const state = stateId ? { id: stateId, bytes: all.subarray(length) } : undefined;
        return { ...about, tags: new Map(tags), bytes: all.subarray(0, length), state };
      }),
    async put(address: string, { bytes, state, tags, ...about }: PageCopy, seconds: number) {
      const rest = { tags: [...tags], length: bytes.length, stateId: state?.id };
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

import { toHex } from '../digest';
import type { Log } from '../log/log.server';

export interface CacheBackend {
  match(url: string): Promise<Response | undefined>;
  put(url: string, response: Response): Promise<void>;
}

export const emptyBackend: CacheBackend = {
  match: async () => undefined,
  put: async () => undefined,
};

export interface CacheEntry {
  /** Milliseconds since 1970. */
  storedAt: number;
  value: unknown;
  /** Set while a reported removal is unconfirmed: times of the first and latest report, in ms since 1970. */
  tombstone?: { since: number; checked: number };
}

export interface CacheStore {
  get(address: string): Promise<CacheEntry | undefined>;
  put(address: string, entry: CacheEntry, seconds: number): Promise<void>;
}

/** If the store fails, the cache counts as empty. */
export function openCacheStore(open: () => Promise<CacheBackend>, log: Log): CacheStore {
  return {
    async get(address) {
      try {
        const found = await (await open()).match(address);
        const entry = (await found?.json()) as CacheEntry | undefined;
        return typeof entry?.storedAt === 'number' && 'value' in entry ? entry : undefined;
      } catch (error) {
        log.warn('cache-unreadable', { error });
        return undefined;
      }
    },
    async put(address, entry, seconds) {
      if (entry.value === undefined) return;
      const headers = { 'Cache-Control': `max-age=${seconds}`, 'Content-Type': 'application/json' };
      try {
        await (await open()).put(address, new Response(JSON.stringify(entry), { headers }));
      } catch (error) {
        log.warn('cache-unwritable', { error });
      }
    },
  };
}

const maxKeyLength = 1500;

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return toHex(new Uint8Array(digest));
}

/** JSON keeps the URLs of ['a/b'] and ['a', 'b'] different. */
export async function cacheAddress(origin: string, parts: readonly (string | number)[]) {
  const text = JSON.stringify(parts);
  const name = text.length > maxKeyLength ? `long-${await hashOf(text)}` : encodeURIComponent(text);
  return `${origin}/__data/${name}`;
}

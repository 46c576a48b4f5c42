/**
 * Client cache of visited lists, by URL and currency: going back restores the list and the scroll
 * position without a request. In memory of this page only.
 */
import { readBrowserCookie } from '~/platform/http/browser-cookies';
import type { ProductList } from '../../product-list';

interface Entry {
  /** The route's loader data. */
  data: unknown;
  /** All loaded pages; absent until the page has been rendered. */
  pages?: ProductList[];
}

const entries = new Map<string, Entry & { at: number }>();
const maxEntries = 20;
/** Entries expire, because prices and stock may have changed. */
const maxAgeMs = 10 * 60_000;

// Hot updates can change what a loader returns.
if (import.meta.hot) {
  import.meta.hot.on('vite:beforeUpdate', () => entries.clear());
  import.meta.hot.on('lintel:server-update', () => entries.clear());
}

/** From the currency cookie. Without it the key is the same for all lists, because the currency cannot change. */
const currency = () => readBrowserCookie('currency') ?? '';
const keyOf = (address: string) => `${currency()} ${address}`;

/** Stores a list; replaces an earlier entry of the same URL. */
export function cacheList(address: string, { data, pages }: Entry): void {
  const key = keyOf(address);
  const at = entries.get(key)?.at ?? Date.now();
  entries.delete(key);
  entries.set(key, { data, pages, at });
  for (const oldest of [...entries.keys()].slice(0, -maxEntries)) entries.delete(oldest);
}

const findEntry = (address: string) => {
  const found = entries.get(keyOf(address));
  return found && Date.now() - found.at < maxAgeMs ? found : undefined;
};

/** The pages loaded at this URL; undefined on the server, whose cache is always empty. */
export const cachedPages = (address: string): ProductList[] | undefined =>
  entries.size > 0 ? findEntry(address)?.pages : undefined;

/** For a route's client loader: the cached loader data of this URL, else that of the server. */
export async function loadCached<T>(request: Request, load: () => Promise<T>): Promise<T> {
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  const seen = findEntry(address);
  if (seen) return seen.data as T;
  entries.delete(keyOf(address));
  return load();
}

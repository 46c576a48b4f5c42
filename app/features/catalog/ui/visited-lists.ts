/**
 * Client cache of visited lists, by URL and currency: going back restores the list and the scroll
 * position without a request. In memory of this page only.
 */
import type { ProductList } from '../list';

interface Visit {
  /** The route's loader data. */
  data: unknown;
  /** All loaded pages; absent until the page has been rendered. */
  pages?: ProductList[];
}

const visits = new Map<string, Visit & { at: number }>();
const mostVisits = 20;
/** Entries expire, because prices and stock may have changed. */
const longestMs = 10 * 60_000;

// Hot updates can change what a loader returns.
if (import.meta.hot) {
  import.meta.hot.on('vite:beforeUpdate', () => visits.clear());
  import.meta.hot.on('lintel:server-update', () => visits.clear());
}

/** From the currency cookie. Without it the key is the same for all lists, because the currency cannot change. */
const currency = () => /(?:^|; )currency=(\w+)/.exec(document.cookie)?.[1] ?? '';
const keyOf = (address: string) => `${currency()} ${address}`;

/** Stores a visit; replaces an earlier one to the same URL. */
export function rememberVisit(address: string, { data, pages }: Visit): void {
  const key = keyOf(address);
  const at = visits.get(key)?.at ?? Date.now();
  visits.delete(key);
  visits.set(key, { data, pages, at });
  for (const oldest of [...visits.keys()].slice(0, -mostVisits)) visits.delete(oldest);
}

const recall = (address: string) => {
  const found = visits.get(keyOf(address));
  return found && Date.now() - found.at < longestMs ? found : undefined;
};

/** The pages loaded at this URL; undefined on the server, whose cache is always empty. */
export const recallPages = (address: string): ProductList[] | undefined =>
  visits.size > 0 ? recall(address)?.pages : undefined;

/** For a route's client loader: the cached loader data of this URL, else that of the server. */
export async function revisit<T>(request: Request, load: () => Promise<T>): Promise<T> {
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  const seen = recall(address);
  if (seen) return seen.data as T;
  visits.delete(keyOf(address));
  return load();
}

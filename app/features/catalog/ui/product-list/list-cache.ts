/** Visited lists stay in memory, so that Back restores list and scroll position without a request. */
import { readMarketChoice } from '~/platform/stores/choice-cookies';
import type { CardProduct } from '../../card-product';
import type { ProductList } from '../../product-list';

interface Entry {
  data: unknown;
  pages?: ProductList[];
  /** See `ShownFinishes`. */
  shown?: Map<string, CardProduct>;
}

const entries = new Map<string, Entry & { at: number }>();
const maxEntries = 20;
/** Prices and stock change. */
const maxAgeMs = 10 * 60_000;

// Hot updates can change a loader's data.
if (import.meta.hot) {
  import.meta.hot.on('vite:beforeUpdate', () => entries.clear());
  import.meta.hot.on('lintel:server-update', () => entries.clear());
}

/** Prices depend on country and currency. Both change only with the cookies that are part of the key. */
const keyOf = (address: string) => `${readMarketChoice()} ${address}`;

export function cacheList(address: string, { data, pages, shown }: Entry): void {
  const key = keyOf(address);
  const old = entries.get(key);
  // A current entry keeps its time even with new data, because its other pages were loaded at that time. New data
  // renews an expired entry.
  const at = old && (isCurrent(old) || old.data === data) ? old.at : Date.now();
  entries.delete(key);
  entries.set(key, { data, pages, shown, at });
  for (const oldest of [...entries.keys()].slice(0, -maxEntries)) entries.delete(oldest);
}

const isCurrent = ({ at }: { at: number }) => Date.now() - at < maxAgeMs;

const findEntry = (address: string) => {
  const found = entries.get(keyOf(address));
  return found && isCurrent(found) ? found : undefined;
};

/** Undefined on the server. */
export const cachedList = (address: string): Entry | undefined =>
  entries.size > 0 ? findEntry(address) : undefined;

/** Prefers cached data for this URL. */
export async function loadCached<T>(request: Request, load: () => Promise<T>): Promise<T> {
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  const seen = findEntry(address);
  if (seen) return seen.data as T;
  entries.delete(keyOf(address));
  return load();
}

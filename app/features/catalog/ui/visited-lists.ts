/**
 * Lists that the shopper has seen, by address and currency: coming back brings the very same list and
 * place at once (spec §2 "cached when revisited"). Lives in the browser's page, so nothing is shared.
 */
import type { ProductList } from '../list';

interface Visit {
  /** The route's loader data. */
  data: unknown;
  /** All that was loaded; absent until the page was on screen. */
  pages?: ProductList[];
}

const visits = new Map<string, Visit & { at: number }>();
const mostVisits = 20;
/** Prices and stock may have changed after this. */
const longestMs = 10 * 60_000;

// In development, what was seen is out of date as soon as a loader may give something else.
for (const event of ['vite:beforeUpdate', 'lintel:server-update']) {
  import.meta.hot?.on(event, () => visits.clear());
}

/** The store's cookie; a shopper who has chosen none keeps one currency all along. */
const currency = () => /(?:^|; )currency=(\w+)/.exec(document.cookie)?.[1] ?? '';
const keyOf = (address: string) => `${currency()} ${address}`;

/** Takes the place of an earlier visit to the same address. */
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

/** The pages that were loaded at this address; none on the server, which has no visits. */
export const recallPages = (address: string): ProductList[] | undefined =>
  visits.size > 0 ? recall(address)?.pages : undefined;

/** A route's client loader: what was seen at the address before, else what the server says now. */
export async function revisit<T>(request: Request, load: () => Promise<T>): Promise<T> {
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  const seen = recall(address);
  if (seen) return seen.data as T;
  visits.delete(keyOf(address));
  return load();
}

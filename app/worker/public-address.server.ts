import type { RouteHandle } from '~/route-handle';

/** Parameters of every page. `?old=true` shows a notice for outdated browsers. */
const everyPage = ['old'];
/** Remix asks for the data of these routes only. */
export const routesParam = '_routes';
/** In characters; the shop's links are shorter. */
const maxPublicSearch = 1_000;

export interface PublicAddress {
  /** The response is the same for all markets. */
  isFile: boolean;
  path: string;
  /** '' or the question mark and the query, sorted by name. */
  search: string;
  params: readonly string[];
}

/**
 * A public page's URL without irrelevant parameters, such as campaign parameters; undefined for private routes. `more`:
 * additional parameters on which the page depends.
 */
export function publicAddress(
  url: URL,
  { public: shared, searchParams = [] }: RouteHandle,
  more: readonly string[] = [],
): PublicAddress | undefined {
  if (!shared) return undefined;
  const isFile = shared === 'file';
  const params = [
    ...searchParams,
    ...(isFile ? [] : everyPage),
    ...(url.pathname.endsWith('.data') ? [routesParam] : []),
  ];
  const address = { isFile, path: url.pathname, search: '', params };
  if (url.search === '') return address;
  const names = new Set([...params, ...more]);
  const kept = [...url.searchParams].filter(([name]) => names.has(name));
  // The order of equal names matters: pages read the first.
  kept.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  const search = new URLSearchParams(kept).toString();
  return search.length > maxPublicSearch
    ? undefined
    : { ...address, search: search && `?${search}` };
}

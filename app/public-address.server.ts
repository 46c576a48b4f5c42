import type { RouteHandle } from './route-handle';

/** This parameter, which every page has, shows a notice for old browsers. */
const everyPage = ['old'];
/** Parameter of Remix's data requests: the routes to load. */
const routesParam = '_routes';
/** Maximum number of characters; the shop's own links are shorter. */
const maxPublicSearch = 1_000;

export interface PublicAddress {
  /** This is true if the response is the same for all markets. */
  isFile: boolean;
  path: string;
  /** The query, sorted by name, with the question mark; or ''. */
  search: string;
  /** Parameters that all pages of the route depend on. */
  params: readonly string[];
}

/**
 * Returns the URL of a public page without irrelevant parameters, such as those of campaigns; undefined for private
 * routes. `more` lists additional parameters on which the page depends.
 */
export function publicAddress(
  url: URL,
  { public: shared, searchParams = [] }: RouteHandle,
  more: readonly string[] = [],
): PublicAddress | undefined {
  if (!shared) return undefined;
  const isFile = shared === 'file';
  const params = isFile ? searchParams : [...searchParams, ...everyPage];
  const address = { isFile, path: url.pathname, search: '', params };
  if (url.search === '') return address;
  const isData = url.pathname.endsWith('.data');
  const names = new Set([...params, ...more, ...(isData ? [routesParam] : [])]);
  const kept = [...url.searchParams].filter(([name]) => names.has(name));
  // The order of equal names matters: pages read the first.
  kept.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  const search = new URLSearchParams(kept).toString();
  return search.length > maxPublicSearch
    ? undefined
    : { ...address, search: search && `?${search}` };
}

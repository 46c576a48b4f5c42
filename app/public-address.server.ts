/** The address under which a public page or file is cached. */
import type { RouteTable } from './route-table.server';

/** Shows a notice for old browsers, on any page. */
const everyPage = ['old'];
/** Names of routes, in what Remix's scripts ask for. */
const routesParam = '_routes';
/** No address that the shop links to is longer; in characters. */
const maxPublicSearch = 1_000;

export interface PublicAddress {
  /** A file does not depend on the visitor's market. */
  isFile: boolean;
  path: string;
  /** With the question mark; '' for none. The parameters are in the order of their names. */
  search: string;
  /** Names of the parameters that matter to every page of this route. */
  params: readonly string[];
}

/**
 * The address of a public route, without the parameters that do not matter to it, such as those of campaigns. `more`:
 * names of parameters that matter to this very page. Undefined for a private route. The data that Remix's scripts ask
 * for in place of a page (`.data`) has an address of its own.
 */
export function publicAddress(
  url: URL,
  routes: RouteTable,
  more: readonly string[] = [],
): PublicAddress | undefined {
  const { public: shared, searchParams = [] } = routes.handleOf(url.pathname);
  if (!shared) return undefined;
  const isFile = shared === 'file';
  const params = isFile ? searchParams : [...searchParams, ...everyPage];
  const address = { isFile, path: url.pathname, search: '', params };
  if (url.search === '') return address;
  const isData = url.pathname.endsWith('.data');
  const names = new Set([...params, ...more, ...(isData ? [routesParam] : [])]);
  const kept = [...url.searchParams].filter(([name]) => names.has(name));
  // The order of equal names is kept: pages read the first.
  kept.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  const search = new URLSearchParams(kept).toString();
  return search.length > maxPublicSearch
    ? undefined
    : { ...address, search: search && `?${search}` };
}

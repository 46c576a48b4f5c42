/** One spelling for each address: Remix matches paths in any case and encoding, and with a slash at their end. */

/** The path, or '?' for a URL that cannot be parsed. */
export const pathOf = ({ url }: { url: string }): string =>
  URL.canParse(url) ? new URL(url).pathname : '?';

/** Longer addresses are refused by the request guard. A path without these is spelled as it should be. */
const unusual = /[A-Z%]|.\/$/;
/** Characters that never need an escape (RFC 3986, 2.3). */
const unreserved = /[\w.~-]/;

const dataSuffix = '.data';

/**
 * The path as the shop writes it: without needless escapes, and for one of `routes` ('account/activate/:id/:token')
 * with its fixed segments in lower case and no slash at the end. What stands for a parameter keeps its case: it may be
 * a token or a handle.
 */
export function plainPath(pathname: string, routes: readonly string[]): string {
  if (!unusual.test(pathname)) return pathname;
  const path = pathname.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const char = String.fromCharCode(parseInt(escape.slice(1), 16));
    return unreserved.test(char) ? char : escape.toUpperCase();
  });
  // Scripts ask for a page's data at an address of its own.
  const suffix = path.endsWith(dataSuffix) ? dataSuffix : '';
  const page = path.slice(1, path.length - suffix.length).replace(suffix ? '' : /\/$/, '');
  const segments = page.split('/');
  const matches = routes.filter((route) => matchesRoute(route.split('/'), segments));
  const best = matches.sort((one, other) => rankOf(one).localeCompare(rankOf(other)))[0];
  if (page === '' || best === undefined || best === '*') return path;
  const known = best.split('/');
  return `/${segments.map((segment, at) => (isFixed(known[at]) ? known[at] : segment)).join('/')}${suffix}`;
}

const isFixed = (part: string | undefined): part is string =>
  part !== undefined && part !== '*' && !part.startsWith(':');

function matchesRoute(parts: readonly string[], segments: readonly string[]): boolean {
  const open = parts.at(-1) === '*';
  if (open ? segments.length < parts.length - 1 : segments.length !== parts.length) return false;
  return parts.every((part, at) => !isFixed(part) || part === segments[at]?.toLowerCase());
}

/** Orders routes as Remix does: a fixed segment before a parameter before the rest of a path. */
const rankOf = (route: string): string =>
  route
    .split('/')
    .map((part) => (isFixed(part) ? '0' : part === '*' ? '2' : '1'))
    .join('');

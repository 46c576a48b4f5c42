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
 * The path as the shop writes it: without needless escapes, and for that of a route with its fixed segments in lower case
 * and no slash at the end. What stands for a parameter keeps its case: it may be a token or a handle. `patternOf`: the
 * pattern of a path's route, 'account/activate/:id/:token' for instance.
 */
export function plainPath(pathname: string, patternOf: (path: string) => string): string {
  if (!unusual.test(pathname)) return pathname;
  const path = pathname.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const char = String.fromCharCode(parseInt(escape.slice(1), 16));
    return unreserved.test(char) ? char : escape.toUpperCase();
  });
  const pattern = patternOf(path);
  if (pattern === '' || pattern === '*') return path;
  const known = pattern.split('/');
  // Scripts ask for a page's data at an address of its own.
  const suffix = path.endsWith(dataSuffix) ? dataSuffix : '';
  const segments = path
    .slice(0, path.length - suffix.length)
    .split('/')
    .filter(Boolean);
  return `/${segments.map((segment, at) => (isFixed(known[at]) ? known[at] : segment)).join('/')}${suffix}`;
}

const isFixed = (part: string | undefined): part is string =>
  part !== undefined && part !== '*' && !part.startsWith(':');

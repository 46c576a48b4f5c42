/**
 * Remix matches paths regardless of case, encoding and trailing slash. Without canonical paths, a page would have
 * several URLs.
 */

/** Returns '?' for an invalid URL. */
export const pathOf = ({ url }: { url: string }): string =>
  URL.canParse(url) ? new URL(url).pathname : '?';

const unusual = /[A-Z%]|.\/$/;
/** Characters that never need an escape (RFC 3986, 2.3). */
const unreserved = /[\w.~-]/;

/** Suffixes that turn a page's path into the path of its data or its Markdown. */
const suffixes = ['.data', '.md'];

/**
 * Removes unnecessary escapes. If a route matches, also removes a trailing slash and lower-cases static segments.
 * `patternOf` returns a route pattern, such as 'account/activate/:id/:token'.
 */
export function canonicalPath(pathname: string, patternOf: (path: string) => string): string {
  if (!unusual.test(pathname)) return pathname;
  const path = pathname.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const char = String.fromCharCode(parseInt(escape.slice(1), 16));
    return unreserved.test(char) ? char : escape.toUpperCase();
  });
  const pattern = patternOf(path);
  if (pattern === '' || pattern === '*') return path;
  const known = pattern.split('/');
  const suffix = suffixes.find((one) => path.endsWith(one) && !pattern.endsWith(one)) ?? '';
  const segments = path
    .slice(0, path.length - suffix.length)
    .split('/')
    .filter(Boolean);
  return `/${segments.map((segment, at) => (isFixed(known[at]) ? known[at] : segment)).join('/')}${suffix}`;
}

const isFixed = (part: string | undefined): part is string =>
  part !== undefined && part !== '*' && !part.startsWith(':');

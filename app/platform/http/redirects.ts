/** This module can run in the browser. */

// Browsers turn backslashes into slashes and drop control characters (CVE-2026-53669).
// eslint-disable-next-line no-control-regex
const tricky = /[\\\u0000-\u0020\u007f]/;

/** For untrusted input: returns `value` if it is a path on this site, otherwise `fallback`. */
export function safePath(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || !value.startsWith('/') || tricky.test(value)) return fallback;
  const base = 'http://site.invalid';
  const url = URL.canParse(value, base) ? new URL(value, base) : undefined;
  if (url?.origin !== base || url.pathname.startsWith('//')) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * Adds the parameters that `location` lacks, such as campaign parameters. URLs of other sites stay unchanged, so that
 * the query doesn't leak.
 */
export function withQuery(location: string, search: string): string {
  const sent = new URLSearchParams(search);
  // Remix's data requests add this parameter.
  sent.delete('_routes');
  if (sent.size === 0 || !location.startsWith('/')) return location;
  const url = new URL(location, 'http://site.invalid');
  const own = new Set(url.searchParams.keys());
  for (const [name, value] of sent) if (!own.has(name)) url.searchParams.append(name, value);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Validates redirect targets. Safe in the browser. */

// Browsers turn backslashes into slashes and drop control characters (CVE-2026-53669).
// eslint-disable-next-line no-control-regex
const tricky = /[\\\u0000-\u0020\u007f]/;

/**
 * A path on this site from a value nobody checked (a form field, a query, the CMS).
 * Anything else — another origin, `//host`, a scheme, a backslash — gives `fallback`.
 */
export function safePath(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || !value.startsWith('/') || tricky.test(value)) return fallback;
  const base = 'http://site.invalid';
  const url = URL.canParse(value, base) ? new URL(value, base) : undefined;
  if (url?.origin !== base || url.pathname.startsWith('//')) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * A location on this site with those parameters of `search` that it has no value of its own for, so that campaigns are
 * still known behind a redirect. One elsewhere stays as it is: what shoppers look for is nobody else's business.
 */
export function withQuery(location: string, search: string): string {
  const sent = new URLSearchParams(search);
  // What scripts add when they ask for the data of a page.
  sent.delete('_routes');
  if (sent.size === 0 || !location.startsWith('/')) return location;
  const url = new URL(location, 'http://site.invalid');
  const own = new Set(url.searchParams.keys());
  for (const [name, value] of sent) if (!own.has(name)) url.searchParams.append(name, value);
  return `${url.pathname}${url.search}${url.hash}`;
}

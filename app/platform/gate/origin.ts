/** Whether a form comes from the shop's own pages. */

/**
 * True if the browser vouches for it: Origin is the configured one, or, where there is no Origin,
 * Sec-Fetch-Site says same-origin. Neither header is no proof.
 */
export function isOwnForm(headers: Headers, siteOrigin: string): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (origin !== null && origin !== siteOrigin) return false;
  if (site !== null && site !== 'same-origin') return false;
  return origin !== null || site !== null;
}

const untrusted =
  /^(?:x-forwarded-.*|forwarded|x-original-url|x-rewrite-url|x-host|x-http-method.*|oxygen-.*)$/i;

/** The headers Remix may see: none that a client could use to pretend another host or method. */
export function trustedHeaders(headers: Headers, siteOrigin: string): Headers {
  const kept = new Headers();
  for (const [name, value] of headers) if (!untrusted.test(name)) kept.append(name, value);
  kept.set('host', new URL(siteOrigin).host);
  return kept;
}

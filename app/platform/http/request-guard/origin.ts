/** CSRF protection: accepts forms from the shop's own pages only. */

/**
 * True if Origin is the configured one or, without that header, if Sec-Fetch-Site is same-origin. With
 * neither header the form is refused.
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

/** The headers without those by which a client could pretend another host or method. */
export function trustedHeaders(headers: Headers, siteOrigin: string): Headers {
  const kept = new Headers();
  for (const [name, value] of headers) if (!untrusted.test(name)) kept.append(name, value);
  kept.set('host', new URL(siteOrigin).host);
  return kept;
}

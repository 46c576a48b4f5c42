import type { StandalonePage } from '../standalone-page';
import { drain, readFormBody } from './body.server';
import { badAddress, foreignForm, wrongMethod, longAddress } from './rejections';

/**
 * `url`: the requested path on the configured origin. `foreign`: why a form from another site is refused, for the log.
 */
export type GuardOutcome =
  | { url: URL; request: Request }
  | { rejection: StandalonePage; foreign?: ForeignForm }
  | { moved: string };

/** `hint` is set if SITE_URL may be wrong. */
interface ForeignForm {
  reason: 'no origin' | 'another origin' | 'another site' | 'SITE_URL';
  origin?: string;
  site: string;
  hint?: string;
}

/**
 * Returns the request for Remix, a rejection (400, 403, 405, 413, 414, 415), or a canonical path for a redirect.
 * Removes forwarding headers and reads a POST's body into memory. Never throws.
 */
export async function guardRequest(
  request: Request,
  siteOrigin: string,
  canonicalOf = (path: string) => path,
  maxFormBytes?: number,
): Promise<GuardOutcome> {
  const outcome = await check(request, siteOrigin, canonicalOf, maxFormBytes);
  if ('rejection' in outcome) await drain(request);
  return outcome;
}

async function check(
  request: Request,
  siteOrigin: string,
  canonicalOf: (path: string) => string,
  maxFormBytes: number | undefined,
): Promise<GuardOutcome> {
  const { method } = request;
  const reading = method === 'GET' || method === 'HEAD';
  if (!reading && method !== 'POST') return { rejection: wrongMethod };
  const address = checkAddress(request.url, siteOrigin);
  if ('rejection' in address) return address;
  if ('moved' in address) return reading ? address : { rejection: badAddress };
  const foreign = reading ? undefined : foreignOf(request, siteOrigin);
  if (foreign) return { rejection: foreignForm, foreign };
  const { url } = address;
  const canonical = canonicalOf(url.pathname);
  if (reading && canonical !== url.pathname) return { moved: canonical + url.search };
  url.pathname = canonical;
  if (reading) {
    let made: Request | undefined;
    return {
      url,
      get request() {
        return (made ??= readingRequest(request, url));
      },
    };
  }
  const form = await readFormBody(request, maxFormBytes);
  if ('rejection' in form) return form;
  const headers = trustedHeaders(request.headers, siteOrigin);
  headers.delete('content-length');
  headers.delete('transfer-encoding');
  return { url, request: new Request(url, { method, headers, body: form.body }) };
}

function readingRequest({ method, headers: sent }: Request, url: URL): Request {
  const headers = trustedHeaders(sent, url.origin);
  // Remix responds with 500 if it can't parse the Origin header.
  for (const name of ['origin', 'content-length', 'content-type', 'transfer-encoding'])
    headers.delete(name);
  return new Request(url, { method, headers });
}

/** In characters; well above the shop's longest links. */
const maxUrlLength = 8 * 1024;

const tricky = /%(?:5c|[01][0-9a-f]|7f)/i;

type Checked = { url: URL } | { rejection: StandalonePage } | { moved: string };

function decodes(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the URL on the configured origin, whatever the Host header is. Redirects paths with repeated slashes or
 * backslashes.
 */
function checkAddress(requestUrl: string, siteOrigin: string): Checked {
  if (requestUrl.length > maxUrlLength) return { rejection: longAddress };
  if (!URL.canParse(requestUrl)) return { rejection: badAddress };
  const { pathname, search } = new URL(requestUrl);
  if (!decodes(pathname) || tricky.test(pathname)) return { rejection: badAddress };
  if (pathname.includes('//')) return { moved: pathname.replace(/\/{2,}/g, '/') + search };
  const url = new URL(pathname + search, siteOrigin);
  // Remix's former data protocol. Remix would log an error and return data instead of the page.
  if (url.searchParams.has('_data')) url.searchParams.delete('_data');
  return { url };
}

/**
 * CSRF protection. Accepts forms with the configured Origin, or without Origin but with Sec-Fetch-Site same-origin.
 * Otherwise returns why the form is refused.
 */
function foreignOf({ headers, url }: Request, siteOrigin: string): ForeignForm | undefined {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  const about = { ...(origin !== null && { origin: origin.slice(0, 200) }), site: siteOrigin };
  if (origin !== null && origin !== siteOrigin) {
    if (origin !== new URL(url).origin) return { reason: 'another origin', ...about };
    const hint = `The form came from a page of ${origin}, and SITE_URL says ${siteOrigin}: serve the shop at that address alone, or write the other one.`;
    return { reason: 'SITE_URL', ...about, hint };
  }
  if (site !== null && site !== 'same-origin') return { reason: 'another site', ...about };
  return origin === null && site === null ? { reason: 'no origin', ...about } : undefined;
}

const untrusted =
  /^(?:x-forwarded-.*|forwarded|x-original-url|x-rewrite-url|x-host|x-http-method.*|oxygen-.*)$/i;

function trustedHeaders(headers: Headers, siteOrigin: string): Headers {
  const kept = new Headers();
  for (const [name, value] of headers) if (!untrusted.test(name)) kept.append(name, value);
  kept.set('host', new URL(siteOrigin).host);
  return kept;
}

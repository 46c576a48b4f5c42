/**
 * Forwards requests to Shopify apps, as Shopify's own storefronts do (app proxies). See
 * docs/decisions/0087-app-proxies.md.
 */
import { appSecret, type AppProxy } from '~/platform/app-proxy-settings';
import { openBudget } from '~/platform/fetch/budget.server';
import { createFetchService, type Reply } from '~/platform/fetch/fetch-service.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { noStore } from '~/platform/http/no-store';
import { openRateLimits } from '~/platform/http/rate-limits.server';
import { drain, readBytes } from '~/platform/http/request-guard/body.server';
import { keyedHash } from '~/platform/keyed-hash.server';
import type { RequestInfo } from '~/platform/request-info.server';
import { originOf } from '~/platform/setting-values';
import { limitBindings } from '~/rate-limits';

const maxUrlLength = 8 * 1024;
/** In bytes. */
const largestBody = 256 * 1024;
const largestReply = 2 * 1024 * 1024;
const deadlineMs = 4_000;

/** Returns the app's entry in APP_PROXIES; undefined for all other paths, and for the data requests of Remix. */
export function findAppProxy(
  path: string,
  { APP_PROXIES: proxies }: Pick<RequestInfo['env'], 'APP_PROXIES'>,
): AppProxy | undefined {
  if (proxies.length === 0 || path.endsWith('.data')) return undefined;
  return proxies.find(({ prefix }) => path === `/${prefix}` || path.startsWith(`/${prefix}/`));
}

/** Encoded slashes, backslashes and control characters, which servers decode in different ways. */
const tricky = /%(?:2f|5c|[01][0-9a-f]|7f)/i;

/**
 * Responds with the app's answer (without its cookies), or with
 * - 204: a browser's preflight.
 * - 400, 405, 413, 414, 429: the request is refused.
 * - 502: the app answers with something that a browser must not get from this shop.
 * - 503: the app can't be reached.
 */
export async function answerApp(
  request: Request,
  proxy: AppProxy,
  info: RequestInfo,
): Promise<Response> {
  const { method, headers, url: requested } = request;
  const refuse = async (status: number, text: string, more?: Record<string, string>) => {
    await drain(request);
    return plain(status, text, more);
  };
  if (method === 'OPTIONS') return preflight();
  if (!methods.includes(method))
    return refuse(405, 'Method not allowed', { Allow: methods.join(', ') });
  if (requested.length > maxUrlLength) return refuse(414, 'This address is too long');
  const url = new URL(requested);
  if (tricky.test(url.pathname)) return refuse(400, 'This address is not valid');
  const limits = openRateLimits(limitBindings, info.bindings, info.log);
  if (!(await limits.allow('apps', headers.get('cf-connecting-ip') ?? 'unknown')))
    return refuse(429, 'Too many requests', { 'Retry-After': '60' });
  const body = hasBody(method)
    ? await readBytes(request, largestBody).catch(() => null)
    : undefined;
  if (body === null) return plain(400, 'The request ended early');
  if (hasBody(method) && body === undefined) return refuse(413, 'The request is too large');
  const target = await targetOf(url, proxy, info.env);
  try {
    return fromReply(await send(target, { method, headers, body }, proxy, info), target, {
      request,
      proxy,
      info,
    });
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return plain(503, 'This part of the shop is not available at the moment', {
      'Retry-After': '10',
    });
  }
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const hasBody = (method: string) => method !== 'GET' && method !== 'HEAD';

/** Pages of apps have an opaque origin, so their scripts need CORS. It is safe: responses depend on no cookie. */
const crossOrigin = { 'Access-Control-Allow-Origin': '*' };

const preflight = () =>
  new Response(null, {
    status: 204,
    headers: {
      ...crossOrigin,
      'Access-Control-Allow-Methods': methods.join(', '),
      'Access-Control-Allow-Headers': '*',
      'Access-Control-Max-Age': '86400',
    },
  });

const plain = (status: number, text: string, headers?: Record<string, string>) =>
  new Response(text, {
    status,
    headers: {
      ...crossOrigin,
      'Content-Type': 'text/plain; charset=utf-8',
      ...noStore,
      ...headers,
    },
  });

/** Parameters that Shopify adds. A client must not choose them. */
const ofShopify = ['shop', 'path_prefix', 'timestamp', 'logged_in_customer_id', 'signature'];

async function targetOf(
  url: URL,
  { prefix, target }: AppProxy,
  { CHECKOUT_DOMAIN, SHOPIFY_STORE_DOMAIN: shop, APP_PROXY_SECRET }: RequestInfo['env'],
): Promise<URL> {
  if (target === null) return new URL(url.pathname + url.search, originOf(CHECKOUT_DOMAIN ?? shop));
  const to = new URL(target + url.pathname.slice(prefix.length + 1) + url.search);
  for (const name of ofShopify) to.searchParams.delete(name);
  const secret = appSecret(APP_PROXY_SECRET, prefix);
  if (secret === undefined) return to;
  to.searchParams.set('shop', new URL(originOf(shop)).host);
  to.searchParams.set('logged_in_customer_id', '');
  to.searchParams.set('path_prefix', `/${prefix}`);
  to.searchParams.set('timestamp', String(Math.floor(Date.now() / 1000)));
  to.searchParams.set('signature', await signatureOf(to.searchParams, secret));
  return to;
}

/** Shopify's signature: the sorted parameters without separators, and a parameter's values joined by commas. */
export function signatureOf(params: URLSearchParams, secret: string): Promise<string> {
  const names = [...new Set(params.keys())];
  const signed = names.map((name) => `${name}=${params.getAll(name).join(',')}`).sort();
  return keyedHash(signed.join(''), secret);
}

const passedOn = [
  'accept',
  'accept-language',
  'content-type',
  'if-none-match',
  'if-modified-since',
  'user-agent',
];

interface Sent {
  method: string;
  headers: Headers;
  body: Uint8Array<ArrayBuffer> | undefined;
}

function send(url: URL, { method, headers, body }: Sent, { prefix }: AppProxy, info: RequestInfo) {
  const { isolate, log } = info;
  // Apps are slower than pages may be.
  const budget = openBudget('POST', Date.now());
  const client = headers.get('cf-connecting-ip');
  const fetchService = createFetchService({
    breakers: isolate.breakers,
    log,
    budget,
    ...(client && { client }),
  });
  return fetchService(
    url.href,
    { method, headers: pick(headers, passedOn), ...(body?.length && { body }) },
    {
      service: `app ${prefix}`,
      operation: 'proxy',
      deadlineMs,
      maxBytes: largestReply,
      binary: true,
      // A 401 or 403 is meant for the visitor, so it isn't logged as a wrong setting.
      clientCredentials: true,
      clientWritten: true,
    },
  );
}

const kept = [
  'content-type',
  'cache-control',
  'content-disposition',
  'content-language',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
  'x-robots-tag',
];

const pick = (from: Headers, names: readonly string[]): Headers => {
  const headers = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
};

/** Only a Shopify theme renders Liquid, and this shop has no theme. */
const liquid = /^application\/liquid\b/i;

interface Origin {
  request: Request;
  proxy: AppProxy;
  info: RequestInfo;
}

function fromReply(reply: Reply, target: URL, { request, proxy, info }: Origin): Response {
  const { status, bytes } = reply;
  const refuse = (reason: string) => {
    info.log.warn('app-refused', { app: proxy.prefix, reason, status });
    return plain(502, 'This part of the shop does not work at the moment');
  };
  const headers = pick(reply.headers, kept);
  for (const [name, value] of Object.entries(crossOrigin)) headers.set(name, value);
  if (!headers.has('cache-control')) headers.set('Cache-Control', 'no-store');
  if (status === 304) return new Response(null, { status, headers });
  if (status >= 300 && status < 400) {
    const location = reply.headers.get('location');
    const to = location === null ? undefined : ownLocation(location, target, proxy, info.env);
    if (to === undefined) return refuse('redirect');
    const { pathname, search } = new URL(request.url);
    // Shopify redirects here if this shop's host is the primary domain at Shopify.
    if (to === pathname + search) return refuse('loop');
    headers.set('Location', to);
    return new Response(null, { status, headers });
  }
  if (liquid.test(headers.get('content-type') ?? '')) return refuse('liquid');
  const isEmpty = request.method === 'HEAD' || status === 204 || status === 205;
  return new Response(isEmpty ? null : bytes, { status, headers });
}

/** Returns the path in this shop; undefined if the redirect leads elsewhere. */
function ownLocation(
  location: string,
  target: URL,
  { prefix, target: app }: AppProxy,
  { SITE_URL }: RequestInfo['env'],
): string | undefined {
  if (!URL.canParse(location, target)) return undefined;
  const to = new URL(location, target);
  // An app may copy the signed request's parameters into its redirect.
  if (app !== null) for (const name of ofShopify) to.searchParams.delete(name);
  const path = to.pathname + to.search + to.hash;
  const isOwn = (pathname: string) => !pathname.startsWith('//');
  if (to.origin === SITE_URL) return isOwn(path) ? path : undefined;
  if (to.origin !== target.origin) return undefined;
  if (app === null) return isOwn(path) ? path : undefined;
  const base = new URL(app).pathname.replace(/\/$/, '');
  // Apps redirect to this shop's path for the app, or to a path below their own URL.
  if (to.pathname === `/${prefix}` || to.pathname.startsWith(`/${prefix}/`)) return path;
  if (to.pathname !== base && !to.pathname.startsWith(`${base}/`)) return undefined;
  return `/${prefix}${to.pathname.slice(base.length)}${to.search}${to.hash}`;
}

/** Finishes every response: cookies, security headers, timings and a log line. */
import type { Context } from '../context.server';
import type { RequestInfo } from '../request-info.server';
import { pathOf } from './canonical-path';
import { isPrefetch } from './prefetch.server';
import { setSecurityHeaders, type AllowedOrigins } from './security-headers.server';
import { brokenPage, standalonePage } from './standalone-page';

/**
 * Deadline of a page, in ms. It ends work that has no deadline of its own; outside calls have already ended after 2.7
 * s. Forms and other changes have no such deadline, because a change that is still running must not be reported as
 * failed.
 */
const pageDeadlineMs = 4_000;

/** The page, or undefined after the deadline. */
export async function withinPageDeadline(
  work: Promise<Response>,
  isChange: boolean,
): Promise<Response | undefined> {
  if (isChange) return work;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), pageDeadlineMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const isPage = (response: Response) =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false;

/** Remix's data, or a route's JSON. */
const isDataResponse = ({ headers }: Response) =>
  headers.has('x-remix-response') ||
  (headers.get('content-type')?.startsWith('application/json') ?? false);

/**
 * Corrects responses with a status of 500 or above. If an outside service was the cause, the status becomes 503. Bare
 * error text is replaced with a plain page; pages of error boundaries and data for scripts keep their content.
 */
export function normalizeError(response: Response, context: Context): Response {
  if (response.status < 500) return response;
  const status = context.outcome.unavailable || response.status === 503 ? 503 : 500;
  if (!isPage(response) && !isDataResponse(response))
    return standalonePage(brokenPage(status), context.env.SITE_NAME, context.nonce);
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'no-store');
  if (status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', '10');
  return new Response(response.body, { status, headers });
}

export interface ResponsePolicy {
  allowed?: AllowedOrigins;
  /** Neither cached nor indexed. */
  draft?: boolean;
  /** Other sites must not get the URL as a referrer. */
  secretUrl?: boolean;
  /** For the log, which finds secrets only in canonical paths. */
  path?: string;
  speculationRules?: string;
}

/** How long browsers may keep prefetched data. */
const prefetchSeconds = 30;

/**
 * Copies a response whose headers can't be changed, such as one from `fetch` or a cache. Returns any other response as
 * it is, because copying is slow.
 */
function withOwnHeaders(response: Response): Response {
  try {
    response.headers.set('X-Content-Type-Options', 'nosniff');
    return response;
  } catch {
    return new Response(response.body, response);
  }
}

/** `started` in ms since 1970. */
export function finalizeResponse(
  made: Response,
  request: Request,
  { env, nonce, cookies, log }: RequestInfo,
  started: number,
  { allowed, draft, secretUrl, path = pathOf(request), speculationRules }: ResponsePolicy = {},
): Response {
  const response = withOwnHeaders(made);
  const { headers } = response;
  const prefetching = isPrefetch(request);
  // Prefetching isn't a visit and sets no cookies.
  if (!prefetching) cookies.appendTo(headers);
  const cacheControl = headers.get('cache-control');
  // A response that sets a cookie must never be shared.
  if (!cacheControl || (headers.has('set-cookie') && /public|s-maxage/i.test(cacheControl)))
    headers.set('Cache-Control', 'private, no-cache');
  // Otherwise opening the page would fetch the data again.
  if (prefetching && response.ok && isDataResponse(response))
    headers.set('Cache-Control', `private, max-age=${prefetchSeconds}`);
  // Remix doesn't set the charset of data responses.
  if (headers.get('content-type') === 'text/x-script')
    headers.set('Content-Type', 'text/x-script; charset=utf-8');
  if (draft) {
    headers.set('Cache-Control', 'private, no-store');
    headers.set('X-Robots-Tag', 'noindex');
  }
  if (env.ROBOTS === 'closed') headers.set('X-Robots-Tag', 'noindex, nofollow');
  setSecurityHeaders(headers, env, nonce, allowed);
  if (isPage(response)) {
    headers.append('Vary', 'Save-Data');
    if (speculationRules && response.ok) headers.set('Speculation-Rules', `"${speculationRules}"`);
  }
  // Not `no-referrer`, with which browsers post forms with `Origin: null`.
  if (secretUrl) headers.set('Referrer-Policy', 'same-origin');
  const timings = log.timings.header(import.meta.env.DEV || env.SERVER_TIMING_NAMES);
  if (timings) headers.append('Server-Timing', timings);
  // Pages from the cache get no log line. Cloudflare logs every request anyway, and the line would take a quarter of
  // the CPU time of such a page.
  if (isCacheHit(headers)) return response;
  log.info('answered', {
    method: request.method,
    path: path.slice(0, 200),
    status: response.status,
    ms: Date.now() - started,
    calls: log.timings.all.length,
  });
  return response;
}

const isCacheHit = (headers: Headers): boolean =>
  headers.get('cache-status')?.includes('; hit') ?? false;

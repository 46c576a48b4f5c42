import type { Context } from '../context.server';
import type { RequestInfo } from '../request-info.server';
import { markdownContentType } from './accept';
import { isPrefetch } from './prefetch.server';
import {
  setAppHeaders,
  setFileHeaders,
  setSecurityHeaders,
  type AllowedOrigins,
} from './security-headers.server';
import { brokenPage, pageOrMarkdown } from './standalone-page';

/** In ms. Forms have no such deadline, because a running change must not be reported as failed. */
const pageDeadlineMs = 4_000;

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

const isMarkdown = ({ headers }: Response) => headers.get('content-type') === markdownContentType;

const isDataResponse = ({ headers }: Response) =>
  headers.has('x-remix-response') ||
  (headers.get('content-type')?.startsWith('application/json') ?? false);

/** If a service was unavailable, the status becomes 503. A short page replaces unformatted error text. */
export function normalizeError(response: Response, context: Context): Response {
  if (response.status < 500) return response;
  const status = context.outcome.unavailable || response.status === 503 ? 503 : 500;
  if (!isPage(response) && !isMarkdown(response) && !isDataResponse(response))
    return pageOrMarkdown(brokenPage(status), context);
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'no-store');
  if (status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', '10');
  return new Response(response.body, { status, headers });
}

export interface ResponsePolicy {
  allowed?: AllowedOrigins;
  file?: boolean;
  /** The response comes from a Shopify app. */
  app?: boolean;
  draft?: boolean;
  /** Referrers contain only the shop's origin, not the URL. */
  secretUrl?: boolean;
  /** The canonical path. It is logged, and the log recognizes secrets only in canonical paths. */
  path?: string;
  speculationRules?: string;
}

const prefetchSeconds = 30;

/**
 * Some responses, such as one from `fetch`, have immutable headers. Only these responses are copied, because copying is
 * slow.
 */
function withOwnHeaders(response: Response): Response {
  try {
    response.headers.set('X-Content-Type-Options', 'nosniff');
    return response;
  } catch {
    return new Response(response.body, response);
  }
}

/** `started` is in ms since 1970. */
export function finalizeResponse(
  made: Response,
  request: Request,
  { env, nonce, cookies, log, handle, markdown, path: requested }: RequestInfo,
  started: number,
  { allowed, file, app, draft, secretUrl, path = requested, speculationRules }: ResponsePolicy = {},
): Response {
  const response = withOwnHeaders(made);
  const { headers } = response;
  const prefetching = isPrefetch(request);
  if (!prefetching) cookies.appendTo(headers);
  const cacheControl = headers.get('cache-control');
  // A response that sets a cookie must never be shared.
  if (!cacheControl || (headers.has('set-cookie') && /public|s-maxage/i.test(cacheControl)))
    headers.set('Cache-Control', 'private, no-cache');
  // Without this header, opening the page would fetch the data again. A shop without a page cache prefetches private
  // pages too.
  const isStorable = cacheControl === null || !/no-store/i.test(cacheControl);
  if (prefetching && isStorable && response.ok && isDataResponse(response)) {
    headers.set('Cache-Control', `private, max-age=${prefetchSeconds}`);
    // Prefetched prices are outdated once the country or the company in the cookies changes.
    headers.append('Vary', 'Cookie');
  }
  // Remix doesn't set the charset of data responses.
  if (headers.get('content-type') === 'text/x-script')
    headers.set('Content-Type', 'text/x-script; charset=utf-8');
  if (draft) {
    headers.set('Cache-Control', 'private, no-store');
    headers.set('X-Robots-Tag', 'noindex');
  }
  // At its own address (`.md`), Markdown would be indexed as a duplicate of the page.
  if (markdown === 'address') headers.set('X-Robots-Tag', 'noindex');
  if (env.ROBOTS === 'closed') headers.set('X-Robots-Tag', 'noindex, nofollow');
  // The response to a refused request for a file is a page.
  if (app) setAppHeaders(headers, env);
  else if (file && !isPage(response)) setFileHeaders(headers, env);
  else setSecurityHeaders(headers, env, nonce, allowed);
  if (isPage(response)) {
    headers.append('Vary', handle.markdown ? 'Accept, Save-Data' : 'Save-Data');
    if (speculationRules && response.ok) headers.set('Speculation-Rules', `"${speculationRules}"`);
  }
  if (markdown === 'accept' && !isPage(response)) headers.append('Vary', 'Accept');
  // The shop's other pages load third parties, which read the referrer, so `same-origin` would leak the URL. With
  // `no-referrer`, browsers would post forms with `Origin: null`.
  if (secretUrl) headers.set('Referrer-Policy', 'strict-origin');
  const timings = log.timings.header(import.meta.env.DEV || env.SERVER_TIMING_NAMES);
  if (timings) headers.append('Server-Timing', timings);
  // Page-cache hits aren't logged: logging would take a quarter of their CPU time, and Cloudflare logs every request.
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

import type { RouteHandle } from '~/route-handle';
import type { RouteTable } from '~/route-table.server';
import type { Refreshing } from './cache/data-cache.server';
import { openKnownChanges, type KnownChanges } from './cache/known-changes.server';
import { openSharedPages, type SharedPages } from './cache/page-cache.server';
import type { Bindings } from './bindings';
import { secretsOf, type Env } from './env.server';
import type { Breakers } from './fetch/circuit-breaker.server';
import { openBudget, type Budget } from './fetch/budget.server';
import { prefersMarkdown } from './http/accept';
import { openCookies, withoutCookies, type Cookies } from './http/cookies.server';
import { pathOf } from './http/canonical-path';
import { openRenderLimits, type RenderLimits } from './http/render-limits.server';
import type { UnprovenSenders } from './http/unproven-senders.server';
import { openLog, type Log } from './log/log.server';
import type { KnownPlaces } from './stores/location';

export interface Isolate {
  env?: Env;
  release: string;
  breakers: Breakers;
  refreshing: Refreshing;
  pages: SharedPages;
  changes: KnownChanges;
  places: KnownPlaces;
  senders: UnprovenSenders;
  renders: RenderLimits;
}

export const openIsolate = (release = 'none'): Isolate => ({
  release,
  breakers: new Map(),
  refreshing: new Map(),
  pages: openSharedPages(),
  changes: openKnownChanges(),
  places: new Map(),
  senders: new Map(),
  renders: openRenderLimits(),
});

/** Available before the request guard runs. */
export interface RequestInfo {
  env: Env;
  isolate: Isolate;
  bindings: Bindings;
  routes: RouteTable;
  /** As requested, not yet canonical; '?' for an invalid URL. */
  path: string;
  handle: RouteHandle;
  /** True for a form submission, and for a link with `changesOnGet`. */
  isChange: boolean;
  /** Bots get no cookies from page views and aren't counted. */
  isRobot: boolean;
  /**
   * Set if the page is requested as Markdown: by its address (`.md`) or by the header `Accept`. The response then
   * doesn't depend on the visitor.
   */
  markdown?: 'address' | 'accept';
  log: Log;
  budget: Budget;
  cookies: Cookies;
  nonce: string;
  /** `request.cf.country`. */
  edgeCountry: unknown;
  waitUntil(work: Promise<unknown>): void;
}

/** `started`: arrival of the request, in ms since 1970. */
export function openRequestInfo(
  request: Request,
  parts: Pick<
    RequestInfo,
    'env' | 'isolate' | 'bindings' | 'routes' | 'isRobot' | 'nonce' | 'waitUntil'
  >,
  started: number,
): RequestInfo {
  const { env, routes } = parts;
  const id = request.headers.get('cf-ray') ?? crypto.randomUUID().slice(0, 8);
  const path = pathOf(request);
  const handle = routes.handleOf(path);
  const markdown = markdownBy(request, path, handle);
  const isChange = request.method === 'POST' || handle.changesOnGet === true;
  return {
    ...parts,
    path,
    handle,
    isChange,
    ...(markdown && { markdown }),
    edgeCountry: (request as { cf?: { country?: unknown } }).cf?.country,
    budget: openBudget(isChange ? 'POST' : 'GET', started),
    log: openLog({ request: id, store: env.STORE }, secretsOf(env)),
    cookies: handle.cookieless
      ? withoutCookies()
      : openCookies(
          markdown ? null : request.headers.get('cookie'),
          env.SITE_URL.startsWith('https:'),
        ),
  };
}

function markdownBy(
  { method, headers }: Request,
  path: string,
  handle: RouteHandle,
): RequestInfo['markdown'] {
  const isReading = method === 'GET' || method === 'HEAD';
  if (!handle.markdown || !isReading || path.endsWith('.data')) return undefined;
  if (path.endsWith('.md')) return 'address';
  return prefersMarkdown(headers.get('accept')) ? 'accept' : undefined;
}

/** The Worker's entry. A deployment serves one store. */
import * as build from 'virtual:remix/server-build';
import { createRequestHandler } from '@shopify/remix-oxygen';
import { isbot } from 'isbot';
import { updateStoreChanges } from '~/worker/changes.server';
import { createContext } from '~/worker/context.server';
import { locate, visitOfAddress } from '~/worker/visit.server';
import { answerApp, findAppProxy } from '~/features/app-proxy/app-proxy.server';
import { tagOrigins } from '~/features/analytics/tags';
import { hasNumber } from '~/features/experiments/experiments.server';
import { dropOthersList } from '~/features/wishlist/wishlist-cookies.server';
import { isStatePath } from '~/platform/cache/page-state';
import type { Bindings } from '~/platform/bindings';
import type { Context } from '~/platform/context.server';
import { readEnv, SettingsError, type Env } from '~/platform/env.server';
import { isFile, serveFile } from '~/platform/http/files.server';
import { noStore } from '~/platform/http/no-store';
import {
  brokenPage,
  isScripted,
  pageOrMarkdown,
  standalonePage,
  scriptedProblem,
  scriptedPage,
  type PageFormat,
  type StandalonePage,
} from '~/platform/http/standalone-page';
import { canonicalPath } from '~/platform/http/canonical-path';
import { readForm } from '~/platform/http/forms.server';
import { isPrefetch, onlyWhenOpened } from '~/platform/http/prefetch.server';
import { openRateLimits, tooFastPage } from '~/platform/http/rate-limits.server';
import { takeReports } from '~/platform/http/reports.server';
import { guardRequest } from '~/platform/http/request-guard/request-guard.server';
import {
  finalizeResponse,
  normalizeError,
  withinPageDeadline,
  type ResponsePolicy,
} from '~/platform/http/response.server';
import { createNonce, reportsPath } from '~/platform/http/security-headers.server';
import { sendUnexpectedError } from '~/platform/log/error-hook.server';
import { stackOf } from '~/platform/log/report-error.server';
import { openLog } from '~/platform/log/log.server';
import { logDeploymentWarnings } from '~/platform/deployment-warnings.server';
import { openIsolate, openRequestInfo, type RequestInfo } from '~/platform/request-info.server';
import {
  changesMarket,
  marketParams,
  takeMarketPreference,
  withoutMarket,
} from '~/platform/stores/market-preference.server';
import { storeOf } from '~/platform/stores/regions';
import { answerPicture, isPicturePath } from '~/worker/pictures.server';
import {
  answerPublicPage,
  answerState,
  cacheHeaders,
  companyPage,
  findShell,
  limitedPage,
  mayRenderPage,
  usesCachedShell,
} from '~/worker/public-pages.server';
import { limitBindings, refusalLimit } from '~/rate-limits';
import { markdownPath, openRouteTable } from '~/route-table.server';
import { noAccounts, refusingBuild, tooFast, tooManyPages } from '~/routes/shell/refusal.server';
import speculationRules from '~/worker/speculation-rules.json?url';
import { answerUcp, isUcpPath } from '~/worker/ucp.server';
import { isWebhookPath, takeWebhook } from '~/worker/webhooks.server';
import { editorOrigins } from '~/services/prismic/editor.server';
import { openPreview, toolbarOrigins, type Preview } from '~/services/prismic/preview.server';

/** Cloudflare requires Durable Object classes to be exported by the entry. */
export { BrowserSessions } from '~/features/account/browser-sessions.server';
export { ChangeLog } from '~/platform/cache/change-log.server';
export { CartCreationLock } from '~/features/cart/cart-creation-lock.server';
export { SubmissionLock } from '~/platform/submission-lock.server';
export { WishlistObject } from '~/services/wishlist/wishlist-object.server';

interface Execution {
  waitUntil(work: Promise<unknown>): void;
}

let isolate = openIsolate(build.assets.version);
if (import.meta.env.TEST_BUILD)
  Object.assign(globalThis, {
    renewIsolate: () => {
      isolate = openIsolate(build.assets.version);
    },
  });

const healthPath = '/health';

const routes = openRouteTable(build.routes);

/** `getLoadContext` gets only the request. */
const contexts = new WeakMap<Request, Context>();
const handlerOf = (of: typeof build) =>
  createRequestHandler({
    build: of,
    mode: import.meta.env.MODE,
    poweredByHeader: false,
    getLoadContext: (request) => contexts.get(request)!,
  });
const remix = handlerOf(build);
const refusing = handlerOf(refusingBuild(build));

/** Canonical path. */
const canonicalOf = (path: string): string => canonicalPath(path, routes.patternOf);

export default {
  async fetch(request: Request, bindings: Bindings, execution: Execution): Promise<Response> {
    const started = Date.now();
    const env = start(request, bindings);
    if (env instanceof Response) return env;
    const waitUntil: RequestInfo['waitUntil'] = (work) => execution.waitUntil(work);
    const isRobot = isbot(request.headers.get('user-agent'));
    const parts = { env, isolate, bindings, routes, isRobot, nonce: createNonce(), waitUntil };
    const info = openRequestInfo(request, parts, started);
    const preview = openPreview(info.cookies, env);
    let response: Response;
    try {
      response = await respond(request, info, preview);
    } catch (error) {
      info.log.error('worker-failed', { error, stack: stackOf(error) });
      const { method } = request;
      const errorOrigin = { method, path: canonicalOf(info.path), release: isolate.release };
      sendUnexpectedError(error, errorOrigin, { env, log: info.log, waitUntil });
      response = pageOrMarkdown(brokenPage(500), info);
    } finally {
      info.budget.release();
    }
    return finalizeResponse(response, request, info, started, policyOf(request, info, preview));
  },
};

/**
 * `info` exists for every request, `visit` adds market and location, and a Remix context adds session and clients.
 * `finalizeResponse` then adds cookies, headers and the log line.
 */
async function respond(arrived: Request, info: RequestInfo, preview: Preview): Promise<Response> {
  const { env, cookies, path } = info;

  // 1. Reports, webhooks, agents' messages and requests to Shopify apps. The request guard would refuse their origin or
  // their body.
  if (arrived.method === 'POST' && path === reportsPath) return answerReports(arrived, info);
  if (isWebhookPath(path)) return takeWebhook(arrived, path, info);
  if (isUcpPath(path)) return answerUcp(arrived, path, info);
  const app = findAppProxy(path, env);
  if (app) return answerApp(arrived, app, info);

  // 2. Request guard: refuses the request, or redirects it to the canonical path.
  const guarded = await guardRequest(arrived, env.SITE_URL, canonicalOf, info.handle.maxFormBytes);
  if ('rejection' in guarded) {
    if (guarded.foreign) info.log.warn('form-refused', { ...guarded.foreign });
    return standaloneResponse(guarded.rejection, arrived, info);
  }
  if ('moved' in guarded) return redirectTo(guarded.moved, 301);
  const { markdown } = info;
  const isOfAddress = hasMarketOfAddress(arrived, guarded.url, info);
  const url = isOfAddress ? pageUrl(guarded.url) : guarded.url;

  // 3. Static files and pictures.
  if (isFile(url.pathname)) return serveFile(guarded.request, info.bindings);
  if (isPicturePath(url.pathname)) return answerPicture(arrived, url, info);

  // 4. Market: stores the choice of `?geoRedirect=` in a cookie, and redirects a GET to the URL without it. Markdown and
  // robots' pages have the market of their address.
  const isPrefetching = isPrefetch(arrived);
  if (isPrefetching && changesMarket(url.searchParams)) return onlyWhenOpened();
  const clean = takeMarketPreference(url, cookies, storeOf(env.STORE));
  if (clean && arrived.method !== 'POST') return redirectTo(clean, 302);
  const [visit] = await Promise.all([
    isOfAddress ? visitOfAddress(arrived, guarded.url, info) : locate(arrived, url, info),
    // The health check needs no cache invalidations.
    arrived.method !== 'POST' && url.pathname !== healthPath && updateStoreChanges(info),
  ]);

  // 5. Public pages and generated files from the page cache, with visitor-specific parts. Not for a POST.
  const { version } = build.assets;
  const visited = { request: arrived, url, info, visit, build: version, render: makePage };
  if (isStatePath(url.pathname)) return answerState(visited);
  const { response: shared, why } = await answerPublicPage(visited, preview);
  if (shared) return isOfAddress ? keepAddress(shared, guarded.url, info) : shared;

  // 6. Other responses are rendered for this visitor.
  if (isPrefetching && !isPrefetchable(why, url.pathname)) return onlyWhenOpened();
  const asked = isOfAddress
    ? new Request(url, markdown ? { method: arrived.method } : guarded.request)
    : guarded.request;
  const context: Context = await createContext(asked, info, {
    ...visit,
    preview,
    ...(usesCachedShell(visited, preview) && {
      findShell: () => findShell(visited, () => context.outcome),
    }),
  });
  const hadNumber = hasNumber(cookies);
  const isLimited = why === limitedPage || (isUncached(why, info) && !mayRenderPage(visited));
  const response =
    arrived.method === 'POST'
      ? await answerForm(context)
      : isLimited
        ? await refusePage(context)
        : await makePage(context.request, context);
  // A prefetch sets no cookie, so the page could have another version of its experiment when it is opened.
  if (isPrefetching && !hadNumber && hasNumber(cookies)) return onlyWhenOpened();
  const { failed, unavailable } = context.outcome;
  // The session may have ended.
  await dropOthersList(context);
  // The browser opens the page again if its prices turned out not to be the company's.
  const isReopened =
    context.shownCompanyMark !== undefined &&
    context.shownCompanyMark !== (await context.session.companyMark());
  await context.session.commit({ keepTaken: failed.length > 0 || unavailable || isReopened });
  // After another choice, the Back button must not show these prices.
  if (why === companyPage) response.headers.set('Cache-Control', 'private, no-store');
  for (const [name, value] of cacheHeaders(`fwd=bypass; detail=${why}`, `bypass: ${why}`))
    response.headers.append(name, value);
  return isOfAddress ? keepAddress(response, guarded.url, info) : response;
}

const redirectTo = (location: string, status: number) =>
  new Response(null, { status, headers: { Location: location, ...noStore } });

const standaloneResponse = (page: StandalonePage, request: Request, format: PageFormat) =>
  isScripted(request) ? scriptedPage(page) : pageOrMarkdown(page, format);

/**
 * Most programs keep no cookies, so a redirect would lose the market of the URL: a product feed's link would show the
 * prices of the crawler's location.
 */
const hasMarketOfAddress = (
  { method }: Request,
  { searchParams }: URL,
  { markdown, isRobot }: RequestInfo,
): boolean =>
  markdown !== undefined || (isRobot && method !== 'POST' && changesMarket(searchParams));

/** Returns the page's URL, without its market and the suffix of Markdown. */
function pageUrl(requested: URL): URL {
  const url = withoutMarket(requested);
  url.pathname = routes.markdownPageOf(url.pathname) ?? url.pathname;
  return url;
}

/** A redirect leads to the same market, and from a page's Markdown to Markdown. */
function keepAddress(response: Response, requested: URL, { env, markdown }: RequestInfo): Response {
  const location = response.headers.get('location');
  if (!location?.startsWith('/')) return response;
  const to = new URL(location, env.SITE_URL);
  // `//host` leads to another site.
  if (to.origin !== requested.origin || to.pathname.startsWith('//')) return response;
  if (markdown === 'address' && routes.handleOf(to.pathname).markdown)
    to.pathname = markdownPath(to.pathname);
  for (const name of marketParams) {
    const country = requested.searchParams.get(name);
    if (country !== null) to.searchParams.set(name, country);
  }
  response.headers.set('Location', to.pathname + to.search + to.hash);
  return response;
}

async function answerReports(request: Request, info: RequestInfo): Promise<Response> {
  const sender = request.headers.get('cf-connecting-ip') ?? 'unknown';
  const limits = openRateLimits(limitBindings, info.bindings, info.log);
  return (await limits.allow('reports', sender))
    ? takeReports(request, info)
    : standaloneResponse(tooFastPage, request, info);
}

/**
 * A prefetched response must change nothing and still be current when opened. `.data` responses contain neither cart
 * nor hearts, so a checkout or a change of the wishlist doesn't outdate them.
 */
const isPrefetchable = (bypass: string, path: string): boolean =>
  bypass === 'off' || (path.endsWith('.data') && /^(?:checkout|wishes)$/.test(bypass));

async function answerForm(context: Context): Promise<Response> {
  const { request, handle, limits, buyerIp, visitor, waitUntil } = context;
  const { limit = 'post' } = handle;
  if (!(await limits.allow(limit, buyerIp ?? visitor))) return refuseForm(context);
  const work = makePage(request, context);
  // If a form is submitted twice, the browser aborts the first request, whose change must still complete.
  waitUntil(work.catch(() => undefined));
  return work;
}

/**
 * Scripts get a message; without scripts, the response is the shop's page with the submitted fields. Rendering is
 * expensive, so this page has a separate rate limit.
 */
async function refuseForm(context: Context): Promise<Response> {
  const { request, limits, buyerIp, visitor, env, nonce } = context;
  if (isScripted(request)) {
    const fields = await readForm(request.clone()).catch(() => new FormData());
    return fields.get('reply') === 'data'
      ? scriptedProblem(tooFastPage, String(fields.get('intent')))
      : scriptedPage(tooFastPage, (await tooFast(request)).content);
  }
  if (!(await limits.allow(refusalLimit, buyerIp ?? visitor)))
    return standalonePage(tooFastPage, env.SITE_NAME, nonce);
  context.refusal = await tooFast(request);
  return makePage(request, context);
}

/**
 * Cookies and long URLs can make the shop render a public page for one visitor, so such pages count as uncached. A shop
 * without a page cache has no such limit.
 */
const isUncached = (why: string, { handle }: RequestInfo): boolean =>
  why !== 'method' &&
  why !== 'off' &&
  (handle.public === 'page' || handle.countsAsUncached === true);

/** The shop's page is limited as in `refuseForm`. */
async function refusePage(context: Context): Promise<Response> {
  const { request, url, limits, buyerIp, visitor, isRobot, markdown } = context;
  if (url.pathname.endsWith('.data')) return scriptedPage(tooFastPage);
  const isForPeople = !markdown && request.headers.get('accept')?.includes('text/html') === true;
  if (!isForPeople || isRobot || !(await limits.allow(refusalLimit, buyerIp ?? visitor)))
    return pageOrMarkdown(tooFastPage, context);
  context.refusal = tooManyPages;
  return makePage(request, context);
}

async function makePage(request: Request, context: Context): Promise<Response> {
  const { log, env, outcome, isChange, handle, path } = context;
  if (handle.account && env.ACCOUNTS === 'off') context.refusal ??= noAccounts;
  contexts.set(request, context);
  const work = context.refusal ? refusing(request) : remix(request);
  const response = await withinPageDeadline(work, isChange);
  if (response) return normalizeError(response, context);
  log.error('page-too-late', { path });
  outcome.unavailable = true;
  return standaloneResponse(brokenPage(503), request, context);
}

/** Pages with a secret in their URL load nothing from third parties. */
function policyOf(
  request: Request,
  { env, handle, markdown, path: requested }: RequestInfo,
  { touched: draft }: Preview,
): ResponsePolicy {
  const path = canonicalOf(requested);
  if (findAppProxy(requested, env)) return { app: true, path };
  if (isPicturePath(path) || isUcpPath(path) || markdown) return { file: true, path };
  if (handle.secretUrl) return { draft, secretUrl: true, path };
  if (handle.embedded)
    return { path, allowed: { ancestors: ancestorsOf(request, requested, env) } };
  const savesData = request.headers.get('save-data')?.toLowerCase() === 'on';
  const toolbar = draft ? toolbarOrigins(env) : [];
  const tags = tagOrigins(env);
  const allowed = { ...tags, resources: [...toolbar, ...tags.resources], frames: toolbar };
  // Vite's development server sends a content type that browsers reject.
  const speculates = !draft && !savesData && !import.meta.env.DEV;
  return { draft, allowed, path, ...(speculates && { speculationRules }) };
}

/** Only a page itself may be framed, not its data. */
const ancestorsOf = (request: Request, path: string, env: Env): readonly string[] =>
  request.method === 'POST' || path.endsWith('.data') ? [] : editorOrigins(env);

/**
 * Parses the settings at the isolate's first request. If they are invalid, every request gets a 503 without the usual
 * headers.
 */
function start(request: Request, bindings: Bindings): Env | Response {
  if (isolate.env) return isolate.env;
  const { STORE: store } = bindings as { STORE?: unknown };
  const log = openLog({ request: 'start', store: String(store) }, []);
  try {
    const env = (isolate.env = readEnv(bindings));
    logDeploymentWarnings(request, env, bindings, log);
    return env;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    log.error('settings-refused', { problems: error.problems });
    const nonce = createNonce();
    const page = standalonePage(brokenPage(503), 'our home page', nonce);
    page.headers.set('Content-Security-Policy', `default-src 'none'; style-src 'nonce-${nonce}'`);
    return page;
  }
}

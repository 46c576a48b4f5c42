/** The Worker: request guard, then Remix, then cookies and headers. One deployment is one store. */
import * as build from 'virtual:remix/server-build';
import { createRequestHandler, type ActionFunction } from '@shopify/remix-oxygen';
import {
  healthPath,
  isAccountPath,
  isPrivatePage,
  limitBindings,
  limitOfPath,
  refusalLimit,
} from '~/addresses';
import { learnStoreChanges } from '~/changes.server';
import { createContext, locate } from '~/context.server';
import { beaconOrigins, tagOrigins } from '~/features/analytics/tags';
import { noteViewed } from '~/features/catalog/recently-viewed.server';
import type { Bindings, Context } from '~/platform/context.server';
import { readEnv, SettingsError, type Env } from '~/platform/env.server';
import { isFile, serveFile } from '~/platform/http/files.server';
import {
  brokenPage,
  isScripted,
  plainPage,
  scriptedProblem,
  scriptedRefusal,
  type PlainPage,
} from '~/platform/http/plain-page';
import { plainPath } from '~/platform/http/plain-path';
import { readForm } from '~/platform/http/forms.server';
import { isPrefetch, onlyWhenOpened } from '~/platform/http/prefetch.server';
import { openRateLimits, tooFastPage } from '~/platform/http/rate-limits.server';
import { takeReports } from '~/platform/http/reports.server';
import { guardRequest } from '~/platform/http/request-guard/request-guard.server';
import {
  finalizeResponse,
  normalizeError,
  pathOf,
  withinPageDeadline,
  type ResponsePolicy,
} from '~/platform/http/response.server';
import { createNonce, reportsPath } from '~/platform/http/security-headers.server';
import { sendSurprise } from '~/platform/log/error-hook.server';
import { stackOf } from '~/platform/log/report-error.server';
import { openLog } from '~/platform/log/log.server';
import { logSurroundings } from '~/platform/surroundings.server';
import { openIsolate, openRequestInfo, type RequestInfo } from '~/platform/request-info.server';
import { changesMarket, takeMarketPreference } from '~/platform/stores/market-preference.server';
import { storeOf } from '~/platform/stores/regions';
import {
  answerPublicPage,
  answerState,
  foundHeaders,
  isStatePath,
  openSharedContext,
  publicOrWhy,
} from '~/public-pages.server';
import { viewedRail, visitorStyles } from '~/routes/shell/visitor-slots.server';
import { tellNoAccounts } from '~/routes/shell/no-accounts.server';
import { refuseForm } from '~/routes/shell/refusal.server';
import speculationRules from '~/speculation-rules.json?url';
import { isWebhookPath, takeWebhook } from '~/webhooks.server';
import { openPreview, toolbarOrigins, type Preview } from '~/services/prismic/preview.server';

/** Durable Object classes must be exported by the Worker's entry. */
export { BrowserSessions } from '~/features/account/browser-sessions.server';
export { ChangeLog } from '~/platform/cache/change-log.server';
export { CartCreationLock } from '~/features/cart/cart-creation-lock.server';
export { SubmissionLock } from '~/platform/submission-lock.server';
export { WishlistObject } from '~/services/wishlist/wishlist-object.server';

interface Execution {
  waitUntil(work: Promise<unknown>): void;
}

/** All that requests of an isolate share: circuit breakers, running renewals and the parsed settings. */
let isolate = openIsolate(build.assets.version);
// Lets a test have an isolate that has just started, without another workerd.
if (import.meta.env.TEST_BUILD)
  Object.assign(globalThis, {
    renewIsolate: () => {
      isolate = openIsolate(build.assets.version);
    },
  });
const contexts = new WeakMap<Request, Context>();
const remix = createRequestHandler({
  build,
  mode: import.meta.env.MODE,
  poweredByHeader: false,
  getLoadContext: (request) => contexts.get(request)!,
});

const routePaths = Object.values(build.routes).flatMap(({ path }) => path || []);

/** A path in the only spelling that rules for addresses know. */
const plainOf = (path: string): string => plainPath(path, routePaths);

/** The same shop with another action in every route, and another loader in those that have an address. */
const withOther = (action: ActionFunction, loader?: () => never) =>
  createRequestHandler({
    build: {
      ...build,
      routes: Object.fromEntries(
        Object.entries(build.routes).map(([id, { module, ...route }]) => [
          id,
          {
            ...route,
            module: {
              ...module,
              // With a component, the answer is a page even where the address has none of its own.
              default: module.default ?? (() => null),
              action,
              // What is around pages has no address, and is shown all the same.
              ...(loader && (route.path || route.index) && { loader }),
            },
          },
        ]),
      ),
    },
    mode: import.meta.env.MODE,
    poweredByHeader: false,
    getLoadContext: (request) => contexts.get(request)!,
  });

/** The same shop, whose forms all say that they came too fast. */
const refusing = withOther(refuseForm);

/** The same shop, whose pages and forms all say that it has no accounts: no code of a sign-in runs. */
const withoutAccounts = withOther(tellNoAccounts, tellNoAccounts);

/**
 * A form over its limit. A script gets a message that it can show, a shopper without one the shop's page with what
 * was typed. That page is limited too: rendering it for every request of a flood would cost more than the form.
 */
async function refuse(request: Request, context: Context): Promise<Response> {
  if (isScripted(request)) {
    const fields = await readForm(request.clone()).catch(() => new FormData());
    return fields.get('reply') === 'data'
      ? scriptedProblem(tooFastPage, String(fields.get('intent')))
      : scriptedRefusal(tooFastPage);
  }
  const { limits, buyerIp, visitor, env, nonce } = context;
  if (!(await limits.allow(refusalLimit, buyerIp ?? visitor)))
    return plainPage(tooFastPage, env.SITE_NAME, nonce);
  contexts.set(request, context);
  return normalizeError(await refusing(request), context);
}

const redirectTo = (location: string, status: number) =>
  new Response(null, { status, headers: { Location: location, 'Cache-Control': 'no-store' } });

async function respond(arrived: Request, info: RequestInfo, preview: Preview): Promise<Response> {
  const { env, cookies } = info;
  const page = (content: PlainPage) =>
    isScripted(arrived) ? scriptedRefusal(content) : plainPage(content, env.SITE_NAME, info.nonce);
  // Browsers send reports in a form, and with origins, that the guard refuses.
  if (arrived.method === 'POST' && pathOf(arrived) === reportsPath) {
    const sender = arrived.headers.get('cf-connecting-ip') ?? 'unknown';
    const limits = openRateLimits(limitBindings, info.bindings, info.log);
    return (await limits.allow('reports', sender)) ? takeReports(arrived, info) : page(tooFastPage);
  }
  const path = pathOf(arrived);
  if (isWebhookPath(path)) return takeWebhook(arrived, path, info);
  const guarded = await guardRequest(arrived, env.SITE_URL, plainOf);
  if ('refusal' in guarded) {
    if (guarded.foreign) info.log.warn('form-refused', { ...guarded.foreign });
    return page(guarded.refusal);
  }
  if ('moved' in guarded) return redirectTo(guarded.moved, 301);
  const { url } = guarded;
  if (isFile(url.pathname)) return serveFile(guarded.request, info.bindings);
  const ahead = isPrefetch(arrived);
  if (ahead && changesMarket(url.searchParams)) return onlyWhenOpened();
  const clean = takeMarketPreference(url, cookies, storeOf(env.STORE));
  if (clean && arrived.method !== 'POST') return redirectTo(clean, 302);

  const [visit] = await Promise.all([
    locate(arrived, url, info),
    // The health asks the services itself, and shows nothing that may be out of date.
    arrived.method !== 'POST' && url.pathname !== healthPath && learnStoreChanges(info),
  ]);
  const { version } = build.assets;
  const visited = { request: arrived, url, info, visit, build: version, render: makePage };
  if (isStatePath(url.pathname)) return answerState(visited);
  const answerable = publicOrWhy(visited, preview);
  if ('address' in answerable)
    return answerPublicPage(visited, answerable.address, async (status) => {
      if (status === 200) noteViewed(cookies, url, arrived.headers);
      const open = () => openSharedContext(visited, { budget: info.budget });
      const rail = await viewedRail(cookies, url.pathname, open);
      return { ...visitorStyles({ cookies, market: visit.market }), ...rail };
    });
  if (ahead && !isAsGood(answerable.why, url.pathname)) return onlyWhenOpened();

  const { request } = guarded;
  const context = await createContext(request, info, { ...visit, preview });
  const { limits, buyerIp, visitor } = context;
  const limit = limitOfPath(url.pathname);
  if (request.method === 'POST' && !(await limits.allow(limit, buyerIp ?? visitor)))
    return refuse(request, context);
  const work = makePage(request, context);
  // A second press of a plain form's button aborts the first request, whose change must still be completed.
  if (request.method === 'POST') info.waitUntil(work.catch(() => undefined));
  const response = await work;
  await context.session.commit();
  const { why } = answerable;
  for (const [name, value] of foundHeaders(`fwd=bypass; detail=${why}`, `bypass: ${why}`))
    response.headers.append(name, value);
  return response;
}

/**
 * True when what is asked for ahead is as good later, although it is made for this visitor alone, and nothing is
 * changed by reading it. In data there is nothing of what a document says of the bag and the hearts.
 */
const isAsGood = (bypass: string, path: string): boolean =>
  bypass === 'off' || (path.endsWith('.data') && /^(?:checkout|wishes)$/.test(bypass));

/** Has Remix answer a request: with a page, or with what stands in for one that failed or comes too late. */
async function makePage(request: Request, context: Context): Promise<Response> {
  contexts.set(request, context);
  const lacking = context.env.ACCOUNTS === 'off' && isAccountPath(context.url.pathname);
  const handle = lacking ? withoutAccounts : remix;
  const response = await withinPageDeadline(request, handle(request));
  if (response) return normalizeError(response, context);
  const { log, env, nonce, outcome } = context;
  log.error('page-too-late', { path: pathOf(request) });
  outcome.unavailable = true;
  const content = brokenPage(503);
  return isScripted(request) ? scriptedRefusal(content) : plainPage(content, env.SITE_NAME, nonce);
}

/** Drafts are the author's alone; pages whose URL holds a secret load nothing from third parties. */
function policyOf(request: Request, env: Env, { touched: draft }: Preview): ResponsePolicy {
  const path = plainOf(pathOf(request));
  const secretUrl = isPrivatePage(path);
  if (secretUrl) return { draft, secretUrl, path };
  const savesData = request.headers.get('save-data')?.toLowerCase() === 'on';
  const toolbar = draft ? toolbarOrigins(env) : [];
  const allowed = {
    resources: [...toolbar, ...tagOrigins(env)],
    requests: beaconOrigins(env),
    frames: toolbar,
  };
  // Vite's development server names another type, which browsers refuse.
  const speculates = !draft && !savesData && !import.meta.env.DEV;
  return { draft, allowed, path, ...(speculates && { speculationRules }) };
}

/** The settings, read with the isolate's first request; a plain page while they are wrong, each named in the log. */
function start(request: Request, bindings: Bindings): Env | Response {
  if (isolate.env) return isolate.env;
  const { STORE: store } = bindings as { STORE?: unknown };
  const log = openLog({ request: 'start', store: String(store) }, []);
  try {
    const env = (isolate.env = readEnv(bindings));
    logSurroundings(request, env, bindings, log);
    return env;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    log.error('settings-refused', { problems: error.problems });
    const nonce = createNonce();
    const page = plainPage(brokenPage(503), 'our home page', nonce);
    page.headers.set('Content-Security-Policy', `default-src 'none'; style-src 'nonce-${nonce}'`);
    return page;
  }
}

export default {
  async fetch(request: Request, bindings: Bindings, execution: Execution): Promise<Response> {
    const started = Date.now();
    const env = start(request, bindings);
    if (env instanceof Response) return env;
    const waitUntil: RequestInfo['waitUntil'] = (work) => execution.waitUntil(work);
    const parts = { env, isolate, bindings, nonce: createNonce(), waitUntil };
    const info = openRequestInfo(request, parts, started);
    const preview = openPreview(info.cookies, env);
    let response: Response;
    try {
      response = await respond(request, info, preview);
    } catch (error) {
      info.log.error('worker-failed', { error, stack: stackOf(error) });
      const { method } = request;
      const surprise = { method, path: plainOf(pathOf(request)), release: isolate.release };
      sendSurprise(error, surprise, { env, log: info.log, waitUntil });
      response = plainPage(brokenPage(500), env.SITE_NAME, info.nonce);
    } finally {
      info.budget.release();
    }
    return finalizeResponse(response, request, info, started, policyOf(request, env, preview));
  },
};

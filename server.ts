/** The Worker: request guard, then Remix, then cookies and headers. One deployment is one store. */
import * as build from 'virtual:remix/server-build';
import { createRequestHandler } from '@shopify/remix-oxygen';
import {
  finalizeResponse,
  normalizeError,
  withinPageDeadline,
} from '~/platform/http/response.server';
import type { Bindings, Context } from '~/platform/context.server';
import { readEnv } from '~/platform/env.server';
import { stackOf } from '~/platform/log/report-error.server';
import { isFile, serveFile } from '~/platform/http/files.server';
import { guardRequest } from '~/platform/http/request-guard/request-guard.server';
import {
  openContext,
  openIsolate,
  openRequestInfo,
  type RequestInfo,
} from '~/platform/open-context.server';
import { brokenPage, plainPage, type PlainPage } from '~/platform/http/plain-page';
import { formAt, tooFastPage } from '~/platform/http/rate-limits.server';
import { isScripted, scriptedRefusal } from '~/platform/http/scripted-refusal.server';
import { createNonce } from '~/platform/http/security-headers.server';
import { takeMarketPreference } from '~/platform/stores/market-preference.server';
import { storeOf } from '~/platform/stores/regions';
import { findCountry } from '~/services/geolocation/find-country.server';

/** Durable Object classes must be exported by the Worker's entry. */
export { CartCreationLock } from '~/features/cart/cart-creation-lock.server';
export { WishlistObject } from '~/services/wishlist/wishlist-object/wishlist-object.server';

interface Execution {
  waitUntil(work: Promise<unknown>): void;
}

/** All that requests of an isolate share: circuit breakers, running renewals and the parsed settings. */
const isolate = openIsolate();
const contexts = new WeakMap<Request, Context>();
const remix = createRequestHandler({
  build,
  mode: import.meta.env.MODE,
  poweredByHeader: false,
  getLoadContext: (request) => contexts.get(request)!,
});

const goTo = (location: string, status: number) =>
  new Response(null, { status, headers: { Location: location, 'Cache-Control': 'no-store' } });

async function answer(arrived: Request, visit: RequestInfo): Promise<Response> {
  const { env, cookies } = visit;
  const page = (content: PlainPage) =>
    isScripted(arrived) ? scriptedRefusal(content) : plainPage(content, env.SITE_NAME, visit.nonce);
  const passage = await guardRequest(arrived, new URL(env.SITE_URL).origin);
  if ('refusal' in passage) return page(passage.refusal);
  if ('moved' in passage) return goTo(passage.moved, 301);
  const { request } = passage;
  const url = new URL(request.url);
  if (isFile(url.pathname)) return serveFile(request, visit.bindings);
  const chosen = takeMarketPreference(url, cookies, storeOf(env.STORE));
  if (chosen && request.method !== 'POST') return goTo(chosen, 302);

  const context = await openContext(request, visit, { build: build.assets.version, findCountry });
  const { limits, buyerIp, visitor } = context;
  if (request.method === 'POST' && !(await limits.allow(formAt(url.pathname), buyerIp ?? visitor)))
    return page(tooFastPage);
  contexts.set(request, context);
  const response = await withinPageDeadline(request, remix(request));
  if (!response) visit.log.error('page-too-late', { path: url.pathname });
  await context.session.commit();
  return response ? normalizeError(response, context) : page(brokenPage(503));
}

export default {
  async fetch(request: Request, vars: Bindings, execution: Execution): Promise<Response> {
    const started = Date.now();
    const env = (isolate.env ??= readEnv(vars));
    const waitUntil: RequestInfo['waitUntil'] = (work) => execution.waitUntil(work);
    const parts = { env, isolate, bindings: vars, nonce: createNonce(), waitUntil };
    const visit = openRequestInfo(request, parts);
    try {
      return finalizeResponse(await answer(request, visit), request, visit, started);
    } catch (error) {
      visit.log.error('worker-failed', { error, stack: stackOf(error) });
      const page = plainPage(brokenPage(500), env.SITE_NAME, visit.nonce);
      return finalizeResponse(page, request, visit, started);
    }
  },
};

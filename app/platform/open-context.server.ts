/** Creates the request's context. */
import type { Breakers } from './fetch/circuit-breaker.server';
import type { Bindings, Context } from './context.server';
import { openCookies, type Cookies } from './http/cookies.server';
import { openDataCache, type Refreshing } from './cache/data-cache.server';
import { secretsOf, type Env } from './env.server';
import { openLog, type Log } from './log/log.server';
import { createFetchService, type FetchService } from './fetch/fetch-service.server';
import { openPreview, type Preview } from './preview.server';
import { openRateLimits } from './http/rate-limits.server';
import { openSession } from './session/session.server';
import { readMarketPreference } from './stores/market-preference.server';
import { resolveMarket } from './stores/resolve-market';
import type { CountryCode } from './stores/codes';
import { countryOf } from './stores/country';
import { storeOf } from './stores/regions';
import { openVisitor } from './session/visitor.server';

/** State shared by all requests of an isolate; owned by the Worker's entry. */
export interface Isolate {
  env?: Env;
  breakers: Breakers;
  refreshing: Refreshing;
}

export const openIsolate = (): Isolate => ({ breakers: new Map(), refreshing: new Map() });

/** What exists before the gate has accepted a request. */
export interface RequestInfo {
  env: Env;
  isolate: Isolate;
  bindings: Bindings;
  log: Log;
  cookies: Cookies;
  nonce: string;
  preview: Preview;
  /** `request.cf.country`. */
  edgeCountry: unknown;
  waitUntil(work: Promise<unknown>): void;
}

export interface ContextParts {
  /** Changes with each build, so that cached values of another build are not read. */
  build: string;
  /** The lookup service, for networks that do not provide the country. */
  findCountry(
    env: Env,
    fetchService: FetchService,
    ip: string | undefined,
  ): Promise<CountryCode | undefined>;
}

/** Log and cookies of a request that has just arrived. */
export function openRequestInfo(
  request: Request,
  parts: Pick<RequestInfo, 'env' | 'isolate' | 'bindings' | 'nonce' | 'waitUntil'>,
): RequestInfo {
  const { env } = parts;
  const id = request.headers.get('cf-ray') ?? crypto.randomUUID().slice(0, 8);
  const cookies = openCookies(
    request.headers.get('cookie'),
    new URL(env.SITE_URL).protocol === 'https:',
  );
  return {
    ...parts,
    preview: openPreview(cookies, env),
    edgeCountry: (request as { cf?: { country?: unknown } }).cf?.country,
    log: openLog({ request: id, store: env.STORE }, secretsOf(env)),
    cookies,
  };
}

const oneDay = 24 * 3600;

/**
 * The visitor's country: from Cloudflare, else from an earlier lookup, else from the lookup service, whose
 * result is stored for a day. Other platforms' headers are ignored, because clients could set them.
 */
async function locateCountry(
  request: Request,
  visit: RequestInfo,
  find: () => Promise<CountryCode | undefined>,
): Promise<CountryCode | undefined> {
  const told = countryOf(visit.edgeCountry) ?? countryOf(request.headers.get('cf-ipcountry'));
  const known = told ?? countryOf(visit.cookies.get('place'));
  if (known) return known;
  const found = await find();
  if (found) visit.cookies.set('place', found, { maxAge: oneDay });
  return found;
}

/** `request` must have passed the gate. */
export async function openContext(
  request: Request,
  visit: RequestInfo,
  extras: ContextParts,
): Promise<Context> {
  const { env, isolate, log, cookies, bindings, waitUntil, nonce, preview } = visit;
  const fetchService = createFetchService({ breakers: isolate.breakers, log });
  const buyerIp = request.headers.get('cf-connecting-ip') ?? undefined;
  const store = storeOf(env.STORE);
  const choice = readMarketPreference(cookies, store);
  const find = () => extras.findCountry(env, fetchService, buyerIp);
  const visitorCountry = choice.country ?? (await locateCountry(request, visit, find));
  const market = resolveMarket(store, {
    chosenCountry: choice.country,
    currency: choice.currency,
    geoCountry: visitorCountry,
  });
  return {
    request,
    url: new URL(request.url),
    env,
    market,
    visitorCountry,
    visitor: openVisitor(cookies),
    buyerIp,
    nonce,
    session: await openSession({ cookies, secret: env.SESSION_SECRET, log }),
    cookies,
    preview,
    log,
    fetchService,
    cache: openDataCache({
      copies: () => caches.open('data'),
      scope: [extras.build, store.id, market.currency, store.language],
      origin: new URL(env.SITE_URL).origin,
      refreshing: isolate.refreshing,
      log,
      waitUntil,
    }),
    limits: openRateLimits(bindings, log),
    bindings,
    outcome: { failed: [], unavailable: false },
    waitUntil,
  };
}

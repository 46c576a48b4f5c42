/**
 * Puts a request's context together: what the loaders and actions get as `context`. Each service and the
 * cart add their client to the `Context` type where they are defined.
 */
import { limitBindings, type FormLimit } from '~/addresses';
import { sessionRegistryOf } from '~/features/account/browser-sessions.server';
import { createCart } from '~/features/cart/cart-api.server';
import { emptyBackend } from '~/platform/cache/cache-store.server';
import { openDataCache } from '~/platform/cache/data-cache.server';
import type { Context } from '~/platform/context.server';
import { createFetchService, type FetchService } from '~/platform/fetch/fetch-service.server';
import { openRateLimits, type RateLimits } from '~/platform/http/rate-limits.server';
import type { RequestInfo } from '~/platform/request-info.server';
import { openSession } from '~/platform/session/session.server';
import { openVisitor } from '~/platform/session/visitor.server';
import { countryOf } from '~/platform/stores/country';
import {
  readPlace,
  writePlace,
  type VisitorLocation,
  type Place,
} from '~/platform/stores/location';
import { readMarketPreference } from '~/platform/stores/market-preference.server';
import { storeOf } from '~/platform/stores/regions';
import { resolveMarket } from '~/platform/stores/resolve-market';
import { findCountry } from '~/services/geolocation/find-country.server';
import type { Preview } from '~/services/prismic/preview.server';
import { createStorefront } from '~/services/shopify/storefront.server';

declare module '~/platform/context.server' {
  interface Context {
    /** Rate limits of the forms. */
    limits: RateLimits<FormLimit>;
  }
}

/** What the Worker adds to the request's information. */
interface Parts {
  preview: Preview;
  /** Changes with each build, so that cached values of another build are not read. */
  build: string;
}

/** `request` must have passed the request guard. */
export async function createContext(
  request: Request,
  info: RequestInfo,
  { preview, build }: Parts,
): Promise<Context> {
  const { env, isolate, log, budget, cookies, bindings, waitUntil, nonce } = info;
  const fetchService = createFetchService({ breakers: isolate.breakers, log, budget });
  const buyerIp = request.headers.get('cf-connecting-ip') ?? undefined;
  const store = storeOf(env.STORE);
  const preference = readMarketPreference(cookies, store);
  const place = preference.country
    ? { country: preference.country }
    : await findPlace(request, info, fetchService, buyerIp);
  const location: VisitorLocation = place
    ? { ...place, fallback: false }
    : { country: resolveMarket(store, {}).country, fallback: true };
  const market = resolveMarket(store, {
    chosenCountry: preference.country,
    currency: preference.currency,
    geoCountry: location.country,
  });
  const visitor = openVisitor(cookies);
  const storefront = createStorefront({
    env,
    market,
    fetchService,
    log,
    buyerIp,
    cookie: request.headers.get('cookie'),
  });
  return {
    request,
    url: new URL(request.url),
    env,
    market,
    location,
    visitor,
    buyerIp,
    nonce,
    session: await openSession({
      cookies,
      secret: env.SESSION_SECRET,
      log,
      browser: visitor,
      registryOf: (browser) => sessionRegistryOf(bindings, browser),
    }),
    cookies,
    preview,
    log,
    fetchService,
    storefront,
    cart: createCart({ storefront, cookies, currency: market.currency }),
    cache: openDataCache({
      backend: async () => (env.DATA_CACHE === 'off' ? emptyBackend : caches.open('data')),
      scope: [build, store.id, market.currency, store.language],
      origin: new URL(env.SITE_URL).origin,
      refreshing: isolate.refreshing,
      log,
      waitUntil,
      responded: budget.released,
    }),
    limits: openRateLimits(limitBindings, bindings, log),
    bindings,
    outcome: { failed: [], unavailable: false },
    waitUntil,
  };
}

const oneDay = 24 * 3600;

/**
 * The visitor's country: from Cloudflare, else from an earlier lookup, else from the lookup service, whose
 * result is stored for a day. Other platforms' headers are ignored, because clients could set them.
 */
async function findPlace(
  request: Request,
  { env, cookies, edgeCountry }: RequestInfo,
  fetchService: FetchService,
  buyerIp: string | undefined,
): Promise<Place | undefined> {
  const atEdge = countryOf(edgeCountry) ?? countryOf(request.headers.get('cf-ipcountry'));
  if (atEdge) return { country: atEdge };
  const known = readPlace(cookies.get('place'));
  if (known) return known;
  const found = await findCountry(env, fetchService, buyerIp);
  if (found) cookies.set('place', writePlace(found), { maxAge: oneDay });
  return found;
}

import { buyerTokenFor } from '~/features/account/account-session.server';
import {
  companyBuyerFor,
  companyHasEnded,
  companyPricesOf,
} from '~/features/account/company/company.server';
import { sessionRegistryOf } from '~/features/account/browser-sessions.server';
import { createCart } from '~/features/cart/cart-api.server';
import { emptyBackend } from '~/platform/cache/cache-store.server';
import { openDataCache } from '~/platform/cache/data-cache.server';
import type { Context, SharedRender } from '~/platform/context.server';
import type { Env } from '~/platform/env.server';
import { createFetchService } from '~/platform/fetch/fetch-service.server';
import { networkOf, openRateLimits, type RateLimits } from '~/platform/http/rate-limits.server';
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
import { marketOfAddress, readMarketPreference } from '~/platform/stores/market-preference.server';
import { storeOf } from '~/platform/stores/regions';
import { resolveMarket } from '~/platform/stores/resolve-market';
import type { Market } from '~/platform/stores/store';
import { findCountry } from '~/services/geolocation/find-country.server';
import { publicAddress } from './public-address.server';
import { limitBindings, type FormLimit } from '~/rate-limits';
import type { Preview } from '~/services/prismic/preview.server';
import { hasAdminApi, type AdminSettings } from '~/services/shopify-admin/admin-settings';
import { createStorefront } from '~/services/shopify/storefront.server';
import { changesOfStore } from './changes.server';

declare module '~/platform/context.server' {
  interface Context {
    limits: RateLimits<FormLimit>;
  }
}

interface Parts extends Visit {
  preview: Preview;
  /** If set, `info` has no cookies. */
  shared?: SharedRender;
  findFrame?: Context['findFrame'];
}

export interface Visit {
  market: Market;
  location: VisitorLocation;
  buyerIp: string | undefined;
}

/** Responses to forms may set cookies even for robots: a shopper's browser can be mistaken for a robot. */
const isPersonal = (
  method: string,
  url: URL,
  { handle, isRobot, markdown }: Pick<RequestInfo, 'handle' | 'isRobot' | 'markdown'>,
): boolean =>
  method === 'POST' || (!isRobot && !markdown && publicAddress(url, handle) === undefined);

/** `request` must have passed the request guard. */
export async function createContext(
  request: Request,
  info: RequestInfo,
  { market, location, buyerIp, preview, shared, findFrame }: Parts,
): Promise<Context> {
  const { env, isolate, log, budget, cookies, bindings, waitUntil, handle } = info;
  const client = buyerIp === undefined ? undefined : networkOf(buyerIp);
  const fetchService = createFetchService({ breakers: isolate.breakers, log, budget, client });
  const { store } = market;
  const changes = changesOfStore(info);
  // In development, cached values may come from old code.
  const keepsNothing = env.DATA_CACHE === 'off' || import.meta.env.DEV;
  const url = new URL(request.url);
  const visitor = openVisitor(cookies, isPersonal(request.method, url, info));
  const companyPrices = env.B2B ? companyPricesOf(() => context) : undefined;
  const storefront = createStorefront({
    companyPrices,
    env,
    market,
    fetchService,
    log,
    buyerIp,
    cookie: handle.cookieless ? null : request.headers.get('cookie'),
  });
  const session = await openSession({
    cookies,
    secret: env.SESSION_SECRET,
    log,
    browser: visitor,
    registryOf: (browser) => sessionRegistryOf(bindings, browser),
    accounts: env.ACCOUNTS,
    companies: env.B2B,
  });
  const context: Context = {
    ...info,
    request,
    url,
    market,
    location,
    visitor,
    buyerIp,
    session,
    preview,
    release: isolate.release,
    fetchService,
    breakers: isolate.breakers,
    storefront,
    buyerToken: () => buyerTokenFor(context),
    companyBuyer: () => companyBuyerFor(context),
    companyHasEnded: () => companyHasEnded(context),
    cart: createCart({ storefront, cookies, env, session, currency: market.currency }),
    cache: openDataCache({
      backend: async () => (keepsNothing ? emptyBackend : caches.open('data')),
      scope: [store.id, store.language, store.contentLanguage, ...linkScope(env)],
      market,
      origin: env.SITE_URL,
      refreshing: isolate.refreshing,
      log,
      waitUntil,
      responded: budget.released,
      changes,
      ...(companyPrices && {
        ownPrices: {
          apply: () => session.get('company') !== undefined,
          queries: companyPrices.queries,
        },
      }),
      onRead: shared && noteIn(shared.tags),
    }),
    changes,
    limits: openRateLimits(limitBindings, bindings, log),
    shown: [],
    outcome: { failed: [], unavailable: false, partial: false },
    shared,
    findFrame,
  };
  return context;
}

/** The features that decide which of the editors' links are shown. */
export const linkScope = (env: Pick<Env, 'ACCOUNTS'> & AdminSettings): string[] => [
  ...(env.ACCOUNTS === 'off' ? ['no-accounts'] : []),
  ...(hasAdminApi(env) ? ['guest-orders'] : []),
];

const noteIn = (tags: Map<string, number>) => (read: readonly string[], readAt: number) => {
  for (const tag of read) tags.set(tag, Math.min(readAt, tags.get(tag) ?? Infinity));
};

export async function locate(request: Request, url: URL, info: RequestInfo): Promise<Visit> {
  const { env, cookies } = info;
  const buyerIp = request.headers.get('cf-connecting-ip') ?? undefined;
  const store = storeOf(env.STORE);
  const preference = readMarketPreference(cookies, store);
  const found =
    knownPlace(request, info) ??
    (preference.country ? undefined : await findPlace(request, url, info, buyerIp));
  const place = preference.country ? { country: preference.country } : found;
  const location: VisitorLocation = place
    ? { ...place, fallback: false, ipCountry: found?.country }
    : { country: resolveMarket(store, {}).country, fallback: true };
  const market = resolveMarket(store, {
    chosenCountry: preference.country,
    currency: preference.currency,
    geoCountry: location.country,
  });
  return { market, location, buyerIp };
}

/** Selects the market that the URL names. Neither cookies nor the visitor's location matter. */
export function visitOfAddress(request: Request, url: URL, { env }: RequestInfo): Visit {
  const market = marketOfAddress(url, storeOf(env.STORE));
  return {
    market,
    location: { country: market.country, fallback: true },
    buyerIp: request.headers.get('cf-connecting-ip') ?? undefined,
  };
}

const oneDay = 24 * 3600;
const placeMs = 3600_000;
const unknownPlaceMs = 300_000;
const maxPlaces = 5_000;

/** Clients can forge other hosting platforms' location headers, so those headers are ignored. */
function knownPlace(request: Request, { cookies, edgeCountry }: RequestInfo): Place | undefined {
  const atEdge = countryOf(edgeCountry) ?? countryOf(request.headers.get('cf-ipcountry'));
  return atEdge ? { country: atEdge } : readPlace(cookies.get('place'));
}

async function findPlace(
  request: Request,
  url: URL,
  info: RequestInfo,
  buyerIp: string | undefined,
): Promise<Place | undefined> {
  // Without the visitor's address, the service would see the Worker's.
  if (info.isRobot || buyerIp === undefined) return undefined;
  const found = await lookUpPlace(info, buyerIp);
  if (found && isPersonal(request.method, url, info))
    info.cookies.set('place', writePlace(found), { maxAge: oneDay });
  return found ?? undefined;
}

async function lookUpPlace(
  { env, isolate, log, budget }: RequestInfo,
  buyerIp: string,
): Promise<Place | null | undefined> {
  const { places, breakers } = isolate;
  const known = places.get(buyerIp);
  if (known && known.until > Date.now()) return known.place;
  const place = await findCountry(env, createFetchService({ breakers, log, budget }), buyerIp);
  if (place !== undefined) {
    places.delete(buyerIp);
    places.set(buyerIp, { place, until: Date.now() + (place ? placeMs : unknownPlaceMs) });
    for (const oldest of places.keys()) {
      if (places.size <= maxPlaces) break;
      places.delete(oldest);
    }
  }
  return place;
}

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
import { limitBindings, type FormLimit } from '~/rate-limits';
import type { Preview } from '~/services/prismic/preview.server';
import { hasAdminApi, type AdminSettings } from '~/services/shopify-admin/admin-settings';
import { createStorefront } from '~/services/shopify/storefront.server';
import { changesOfStore } from './changes.server';
import { isPersonal, type Visit } from './visit.server';

declare module '~/platform/context.server' {
  interface Context {
    limits: RateLimits<FormLimit>;
  }
}

interface Parts extends Visit {
  preview: Preview;
  /** If set, `info` has no cookies. */
  shared?: SharedRender;
  findShell?: Context['findShell'];
}

/** `request` must have passed the request guard. */
export async function createContext(
  request: Request,
  info: RequestInfo,
  { market, location, buyerIp, preview, shared, findShell }: Parts,
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
  let buyerToken: Promise<string | undefined> | undefined;
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
    buyerToken: () => (buyerToken ??= buyerTokenFor(context)),
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
    responded: budget.released,
    limits: openRateLimits(limitBindings, bindings, log),
    shown: [],
    outcome: { failed: [], unavailable: false, partial: false },
    shared,
    findShell,
  };
  return context;
}

/** For cache keys: cached content omits editors' links to features that the shop lacks. */
export const linkScope = (env: Pick<Env, 'ACCOUNTS'> & AdminSettings): string[] => [
  ...(env.ACCOUNTS === 'off' ? ['no-accounts'] : []),
  ...(hasAdminApi(env) ? ['guest-orders'] : []),
];

const noteIn = (tags: Map<string, number>) => (read: readonly string[], readAt: number) => {
  for (const tag of read) tags.set(tag, Math.min(readAt, tags.get(tag) ?? Infinity));
};

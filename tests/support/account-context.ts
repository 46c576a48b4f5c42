/** The parts of a request's context that account data needs. */
import { emptyBackend } from '~/platform/cache/cache-store.server';
import { openDataCache } from '~/platform/cache/data-cache.server';
import type { Context } from '~/platform/context.server';
import { readEnv } from '~/platform/env.server';
import { openBudget } from '~/platform/fetch/budget.server';
import { createFetchService } from '~/platform/fetch/fetch-service.server';
import { openLog } from '~/platform/log/log.server';
import { storeOf } from '~/platform/stores/regions';
import { resolveMarket } from '~/platform/stores/resolve-market';
import { createStorefront } from '~/services/shopify/storefront.server';
import { publicToken } from './storefront-api';

type Kind = 'legacy' | 'customer-account-api';

/** Each call is a new request. `lines` collects its log lines. */
export function accountContext(
  origin: string,
  kind: Kind = 'customer-account-api',
  lines: string[] = [],
): Context {
  const env = readEnv({
    STORE: 'us',
    SITE_NAME: 'Lintel',
    SITE_URL: 'http://localhost:3000',
    SHOPIFY_STORE_DOMAIN: origin,
    SHOPIFY_PUBLIC_TOKEN: publicToken['x-shopify-storefront-access-token'],
    PRISMIC_REPOSITORY: 'lintel-demo',
    SESSION_SECRET: 'a secret of a test, which is long enough',
    ACCOUNTS: kind,
    CUSTOMER_ACCOUNT_CLIENT_ID: 'a-client',
  });
  const log = openLog({}, [], (line) => lines.push(line));
  const budget = openBudget('POST', Date.now());
  const fetchService = createFetchService({ breakers: new Map(), log, budget });
  const market = resolveMarket(storeOf(env.STORE), {});
  const context = {
    env,
    log,
    market,
    fetchService,
    session: { get: () => undefined },
    outcome: { failed: [], unavailable: false, partial: false },
    storefront: createStorefront({
      ...{ env, market, fetchService, log },
      ...{ buyerIp: undefined, cookie: null },
    }),
    cache: openDataCache({
      backend: () => Promise.resolve(emptyBackend),
      scope: [env.STORE],
      market,
      origin: env.SITE_URL,
      refreshing: new Map(),
      log,
      waitUntil: () => undefined,
    }),
  };
  return context as unknown as Context;
}

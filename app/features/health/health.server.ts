/** Public, so it contains no values of settings. */
import * as v from 'valibot';
import { imageService, pictureFolders } from '~/picture-host.server';
import type { Context } from '~/platform/context.server';
import type { Env } from '~/platform/env.server';
import { stateOf, type ServiceState } from '~/platform/fetch/circuit-breaker.server';
import { isUnavailable, type ServiceName } from '~/platform/fetch/unavailable';
import { fetchVersion } from '~/services/prismic/published.server';
import { hasAdminApi } from '~/services/shopify-admin/admin-settings';
import { HEALTH_QUERY } from './health.graphql';

export interface Health {
  /** down: no one can buy. degraded: something is missing. */
  status: 'ok' | 'degraded' | 'down';
  store: string;
  release: string;
  /** Only configured services. */
  services: Partial<Record<ServiceName, ServiceState>>;
}

/** Minimum time between an isolate's checks, in ms. */
const pauseMs = 10_000;

interface Checks {
  startedAt: number;
  /** Empty until the isolate's first checks end. */
  results: Partial<Record<ServiceName, boolean>>;
}
/** `env` lives as long as the isolate. */
const latestChecks = new WeakMap<Env, Checks>();

/**
 * Calls the commerce backend and the content service, at most every ten seconds per isolate. For other services,
 * returns the latest call's state in this isolate.
 */
export async function getHealth(context: Context): Promise<Health> {
  const { env, market, release } = context;
  const checks = latestChecks.get(env) ?? { startedAt: -Infinity, results: {} };
  latestChecks.set(env, checks);
  const now = Date.now();
  if (now - checks.startedAt >= pauseMs) {
    checks.startedAt = now;
    const [commerce, content] = await Promise.all([
      isUsable(context, 'commerce', () =>
        context.storefront.query(HEALTH_QUERY, { schema: v.unknown() }),
      ),
      isUsable(context, 'content', () => fetchVersion(env, context.fetchService)),
    ]);
    checks.results = { commerce, content };
  }
  const states = servicesOf(env).map((name) => [name, stateIn(context, checks, name)] as const);
  const bad = states.filter(([, { state }]) => state === 'failing' || state === 'resting');
  const isDown = bad.some(([name]) => name === 'commerce');
  return {
    status: isDown ? 'down' : bad.length > 0 ? 'degraded' : 'ok',
    store: market.store.id,
    release,
    services: Object.fromEntries(states),
  };
}

async function isUsable(context: Context, service: ServiceName, work: () => Promise<unknown>) {
  try {
    await work();
    return true;
  } catch (error) {
    if (!isUnavailable(error)) context.log.warn('health-unclear', { service, error });
    return false;
  }
}

/**
 * A check's result replaces the circuit breaker's state, unless the breaker is resting: the breaker counts refusals
 * (such as a 401) as successes, and its state changes with every shopper's call.
 */
function stateIn({ breakers }: Context, { results }: Checks, service: ServiceName): ServiceState {
  const breaker = stateOf(breakers, service, Date.now());
  const isGood = results[service];
  if (isGood === undefined || breaker.state === 'resting') return breaker;
  return { ...breaker, state: isGood ? 'ok' : 'failing' };
}

const servicesOf = (env: Env): ServiceName[] => [
  'commerce',
  'content',
  ...(env.ACCOUNTS === 'customer-account-api' ? (['accounts'] as const) : []),
  ...(hasAdminApi(env) ? (['orders'] as const) : []),
  ...(env.PRODUCT_SERVICE_URL ? (['products'] as const) : []),
  ...(env.WISHLIST_URL ? (['wishlist'] as const) : []),
  ...(env.REVIEWS_URL ? (['reviews'] as const) : []),
  ...(env.KLAVIYO_COMPANY_ID ? (['marketing'] as const) : []),
  ...(env.CONTACT_URL ? (['inquiries'] as const) : []),
  ...(env.GEO_URL ? (['geo'] as const) : []),
  ...env.APP_PROXIES.map(({ prefix }) => `app ${prefix}` as const),
  ...new Set(Object.keys(pictureFolders(env)).map(imageService)),
];

/** Public, so it contains no values of settings. */
import * as v from 'valibot';
import { imageService, pictureFolders } from '~/picture-host.server';
import type { Context } from '~/platform/context.server';
import type { Env } from '~/platform/env.server';
import { stateOf, type ServiceState } from '~/platform/fetch/circuit-breaker.server';
import { isUnavailable, type ServiceName } from '~/platform/fetch/unavailable';
import { contentClient } from '~/services/prismic/client.server';
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

/** Maximum age of a result, in seconds. */
const believed = 60;
/** Minimum between two checks per isolate. */
const pauseMs = 10_000;
/** `env` lives as long as the isolate. */
const checkedAt = new WeakMap<Env, number>();

/**
 * The services' latest results in this isolate. Calls the commerce backend and the content service if their results
 * are old or bad.
 */
export async function getHealth(context: Context): Promise<Health> {
  const { env, market, release } = context;
  const now = Date.now();
  const isDue = now - (checkedAt.get(env) ?? -Infinity) >= pauseMs;
  if (isDue) {
    checkedAt.set(env, now);
    await Promise.all([
      ask(context, 'commerce', () =>
        context.storefront.query(HEALTH_QUERY, { schema: v.unknown() }),
      ),
      ask(context, 'content', () => contentClient(context).getRepository()),
    ]);
  }
  const names = servicesOf(env);
  const states = names.map((name) => [name, stateOf(context.breakers, name, Date.now())] as const);
  const bad = states.filter(([, { state }]) => state === 'failing' || state === 'resting');
  const isDown = bad.some(([name]) => name === 'commerce');
  return {
    status: isDown ? 'down' : bad.length > 0 ? 'degraded' : 'ok',
    store: market.store.id,
    release,
    services: Object.fromEntries(states),
  };
}

async function ask(context: Context, service: ServiceName, work: () => Promise<unknown>) {
  const { state, seconds = Infinity } = stateOf(context.breakers, service, Date.now());
  if (state === 'ok' && seconds < believed) return;
  try {
    await work();
  } catch (error) {
    // A refusal shows that the service responds.
    if (!isUnavailable(error)) context.log.warn('health-unclear', { service, error });
  }
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

import type { Context } from '~/platform/context.server';
import type { Reply } from '~/platform/fetch/fetch-service.server';

/** `env` lives as long as the isolate, so each isolate logs once. */
const told = new WeakSet<object>();

/** Shopify answers a retired API version with a newer one: logs that once. */
export function warnAboutVersion({ env, log }: Context, reply: Reply): void {
  const served = reply.headers.get('x-shopify-api-version');
  if (!served || served === env.STOREFRONT_API_VERSION || told.has(env)) return;
  told.add(env);
  log.warn('commerce-version', { asked: env.STOREFRONT_API_VERSION, served });
}

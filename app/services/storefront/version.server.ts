import type { Context } from '~/platform/context.server';
import type { Reply } from '~/platform/outbound.server';

/** The settings object lives as long as the isolate, so each isolate tells once. */
const told = new WeakSet<object>();

/** A retired API version is answered by a newer one, contracts §1.1: log that once. */
export function tellVersion({ env, log }: Context, reply: Reply): void {
  const served = reply.headers.get('x-shopify-api-version');
  if (!served || served === env.STOREFRONT_API_VERSION || told.has(env)) return;
  told.add(env);
  log.warn('commerce-version', { asked: env.STOREFRONT_API_VERSION, served });
}

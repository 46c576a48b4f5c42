import type { Env } from '~/platform/env.server';
import type { Reply } from '~/platform/fetch/fetch-service.server';
import type { Log } from '~/platform/log/log.server';

/** `env` lives as long as the isolate, so each isolate logs once. */
const warned = new WeakSet<Env>();

/** Shopify answers a retired API version with a newer one: logs that once. */
export function warnAboutVersion(env: Env, log: Log, reply: Reply): void {
  const served = reply.headers.get('x-shopify-api-version');
  if (!served || served === env.STOREFRONT_API_VERSION || warned.has(env)) return;
  warned.add(env);
  log.warn('commerce-version', { asked: env.STOREFRONT_API_VERSION, served });
}

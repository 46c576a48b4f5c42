import { objectBindings } from '~/platform/bindings';
import type { Env } from '~/platform/env.server';
import { hostOf, isLocal } from './ask';
import type { Deployment } from './deployment';
import { advice, mistake, type Finding } from './finding';

const needed: Record<string, string> = {
  ASSETS: 'Pages have no styles, scripts or fonts.',
  BROWSER_SESSIONS: 'A stolen cookie stays signed in after the customer signs out.',
  CART_CREATION_LOCK: 'Two clicks at once create two bags, and one is lost.',
  CHANGES: 'Changes to catalog and content appear late, and webhooks are refused.',
  SUBMISSION_LOCK: 'A form submitted twice takes effect twice.',
  WISHLISTS: 'Wishlists are not stored, unless WISHLIST_URL is set.',
  CART_LIMIT: 'Changes to bags are not rate limited.',
  FORM_LIMIT: 'Form submissions are not rate limited.',
  ACCOUNT_LIMIT: 'Password attempts are not rate limited.',
  EMAIL_LIMIT: 'Emails to other people are not rate limited.',
  PICTURE_LIMIT: 'Loading of pictures into the cache is not rate limited.',
};

export function checkCloudflare(deployment: Deployment, env: Env): Finding[] {
  const { name, bindings, classes } = deployment;
  const hosted = env.ACCOUNTS === 'customer-account-api';
  const table = 'npm run regions, which generates wrangler.toml from app/stores.ts';
  const unbound = Object.entries(needed).filter(([binding]) => !bindings.includes(binding));
  const unmade = Object.entries(objectBindings).filter(
    ([binding, { className }]) => bindings.includes(binding) && !classes.includes(className),
  );
  return [
    ...unbound.map(([binding, then]) =>
      mistake(
        `${binding} is not bound in [env.${name}].`,
        table,
        hosted && binding === 'BROWSER_SESSIONS' ? 'Customers cannot sign in.' : then,
      ),
    ),
    ...unmade.map(([binding, { className }]) =>
      mistake(
        `${binding} is bound, but no migration of [env.${name}] creates ${className}.`,
        table,
        'Cloudflare refuses the deployment.',
      ),
    ),
    ...checkRoutes(deployment, env),
  ];
}

function checkRoutes({ name, routes, workersDev }: Deployment, env: Env): Finding[] {
  const host = hostOf(env.SITE_URL) ?? '';
  if (isLocal(env.SITE_URL) || (workersDev && host.endsWith('.workers.dev'))) return [];
  const hosts = routes.map((route) => route.replace(/^\w+:\/\//, '').split('/')[0] ?? '');
  const fits = (pattern: string) =>
    pattern === host || (pattern.startsWith('*') && host.endsWith(pattern.slice(1)));
  if (hosts.some(fits)) return [];
  const where = `site in app/stores.ts, then npm run regions (routes of [env.${name}]); or Cloudflare: Workers & Pages > lintel-${name} > Settings > Domains & Routes`;
  if (hosts.length === 0)
    return [
      advice(
        `[env.${name}] has no route. Only Cloudflare's dashboard shows whether ${host} points to the Worker.`,
        where,
        'Without one, the Worker is not reachable.',
      ),
    ];
  return [
    mistake(
      `No route of [env.${name}] leads from ${host} to the Worker.`,
      where,
      'The Worker is not reachable at its address.',
    ),
  ];
}

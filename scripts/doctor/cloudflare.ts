import { objectBindings } from '~/platform/bindings';
import type { Env } from '~/platform/env.server';
import { hostOf, isLocal } from './ask';
import type { Deployment } from './deployment';
import { advice, mistake, type Finding } from './finding';

const needed: Record<string, string> = {
  ASSETS: 'Pages come without styles, scripts and fonts.',
  BROWSER_SESSIONS: 'A copied cookie stays signed in after its owner has signed out.',
  CART_CREATION_LOCK: 'Two presses at once make two bags, of which one is lost.',
  CHANGES: 'Changes of catalogue and content show late, and webhooks are refused.',
  SUBMISSION_LOCK: 'A form that is sent twice takes effect twice.',
  WISHLISTS: 'Wishlists are kept nowhere, unless WISHLIST_URL is set.',
  CART_LIMIT: 'Nothing limits how often a bag is changed.',
  FORM_LIMIT: 'Nothing limits how often forms are sent.',
  ACCOUNT_LIMIT: 'Passwords can be tried without end.',
  EMAIL_LIMIT: 'Somebody can have any number of e-mails sent to others.',
};

export function checkCloudflare(deployment: Deployment, env: Env): Finding[] {
  const { name, bindings, classes } = deployment;
  const hosted = env.ACCOUNTS === 'customer-account-api';
  const table = 'npm run regions, which writes wrangler.toml from app/stores.ts';
  const unbound = Object.entries(needed).filter(([binding]) => !bindings.includes(binding));
  const unmade = Object.entries(objectBindings).filter(
    ([binding, { className }]) => bindings.includes(binding) && !classes.includes(className),
  );
  return [
    ...unbound.map(([binding, then]) =>
      mistake(
        `${binding} is not bound in [env.${name}].`,
        table,
        hosted && binding === 'BROWSER_SESSIONS' ? 'Nobody can sign in.' : then,
      ),
    ),
    ...unmade.map(([binding, { className }]) =>
      mistake(
        `${binding} is bound, and no migration of [env.${name}] creates ${className}.`,
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
        `[env.${name}] has no route; whether ${host} has been given to the Worker in Cloudflare, only its dashboard shows.`,
        where,
        'Without one nobody reaches the Worker.',
      ),
    ];
  return [
    mistake(
      `No route of [env.${name}] leads from ${host} to the Worker.`,
      where,
      'The Worker is deployed, and nobody reaches it at its own address.',
    ),
  ];
}

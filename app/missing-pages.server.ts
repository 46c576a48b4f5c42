import type { Env } from '~/platform/env.server';
import { hasAdminApi, type AdminSettings } from '~/services/shopify-admin/admin-settings';
import type { RouteTable } from './route-table.server';

type LinkSettings = Pick<Env, 'ACCOUNTS' | 'SITE_URL'> & AdminSettings;

/** True if the shop lacks account pages or guest order pages, to which editors' links may lead. */
export const lacksPages = (env: Omit<LinkSettings, 'SITE_URL'>): boolean =>
  env.ACCOUNTS === 'off' || !hasAdminApi(env);

export function leadsNowhere(
  href: string,
  { env, routes }: { env: LinkSettings; routes: RouteTable },
): boolean {
  if (!lacksPages(env)) return false;
  // Prismic requires a scheme: 'https:///accounts'.
  const path = href.trim().replace(/^https?:\/\/\/(?!\/)/, '/');
  if (!URL.canParse(path, env.SITE_URL)) return false;
  const url = new URL(path, env.SITE_URL);
  if (url.host !== new URL(env.SITE_URL).host) return false;
  const { account, guestOrders } = routes.handleOf(url.pathname);
  return (
    (account === true && env.ACCOUNTS === 'off') || (guestOrders === true && !hasAdminApi(env))
  );
}

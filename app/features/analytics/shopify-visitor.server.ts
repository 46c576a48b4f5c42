/** Shopify's library and checkout expect these cookie names. */
import type { Context } from '~/platform/context.server';
import type { Env } from '~/platform/env.server';
import type { Consent } from './consent';

/** Seconds. */
const visitorCookies = { _shopify_y: 360 * 24 * 3600, _shopify_s: 30 * 60 } as const;

/**
 * Removes both cookies if analytics isn't allowed. The server sets the cookies, because Safari deletes a script's
 * cookies after a week.
 */
export function setShopifyVisitorCookies({ env, cookies }: Context, { analytics }: Consent): void {
  if (!env.SHOPIFY_SHOP_ID) return;
  const scope = { shared: true, domain: sharedDomain(env) };
  for (const [name, maxAge] of Object.entries(visitorCookies)) {
    const existing = cookies.get(name, scope);
    if (analytics) {
      cookies.set(name, existing || crypto.randomUUID(), { ...scope, maxAge, httpOnly: false });
    } else if (existing !== undefined) {
      cookies.remove(name, scope);
    }
  }
}

/** The parent domain of shop and checkout; both can read its cookies. */
export function sharedDomain({
  SITE_URL,
  CHECKOUT_DOMAIN,
}: Pick<Env, 'SITE_URL' | 'CHECKOUT_DOMAIN'>): string | undefined {
  const site = new URL(SITE_URL).hostname;
  const checkout = CHECKOUT_DOMAIN?.replace(/:\d+$/, '') ?? '';
  const parent = checkout.slice(checkout.indexOf('.') + 1);
  const isBelow = (domain: string) => domain.includes('.') && `.${site}`.endsWith(`.${domain}`);
  if (checkout.endsWith(`.${site}`)) return site;
  return [checkout, parent].find(isBelow);
}

/** Sets Shopify's analytics cookies, whose names Shopify's library and checkout expect. */
import type { Context } from '~/platform/context.server';
import type { Env } from '~/platform/env.server';
import type { Consent } from './consent';

/** Lifetimes of the cookies, in seconds. */
const visitorCookies = { _shopify_y: 360 * 24 * 3600, _shopify_s: 30 * 60 } as const;

/**
 * Sets or renews both cookies if analytics is allowed; otherwise removes them. The server, not a script, sets the
 * cookies, because Safari deletes a cookie after a week if a script set it.
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

/** Returns the parent domain of shop and checkout. Both can read the cookies of this domain. */
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

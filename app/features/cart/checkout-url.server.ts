import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import type { Env } from '~/platform/env.server';
import { optional } from '~/platform/optional.server';
import { fail, ok, type Result } from '~/platform/result';
import { emptyCart, type Cart, type CartProblem } from './cart';
import { queryPrimaryDomain } from './cart-api.server';
import { setLeftMark } from './cart-cookies.server';
import { getCart } from './cart.server';
import { isNotCopied, replaceCart } from './replace-cart.server';

export interface Checkout {
  url: string;
  formTarget: string;
  cart: Cart;
}

/** A page's CSP lets forms redirect only to known hosts. This path redirects to any other checkout host. */
const leavePath = '/cart/leave';

/**
 * Reads the URL again, because it can change. Fails for an unknown host. Sets the cookie with which `confirmCart`
 * detects the return from the checkout. Throws Unavailable.
 */
export async function getCheckout(context: Context): Promise<Result<Checkout, CartProblem>> {
  const { env, log } = context;
  const cart = await getCart(context).catch((error: unknown) => {
    if (isNotCopied(error)) return undefined;
    throw error;
  });
  if (cart === undefined) return fail(cannotOpen(null));
  if (!cart || cart.count === 0) return fail(emptyCart(cart));
  const own = await ownCart(context, cart);
  const url = signedInAddress(context, own);
  const isSet = isCheckoutUrl(url, env);
  if (isSet || (await isOnPrimaryDomain(context, url))) {
    setLeftMark(context, 'left');
    return ok({ url, formTarget: isSet ? url : leavePath, cart });
  }
  log.error('checkout-refused', {
    host: hostOf(url),
    reason:
      'not the host of SHOPIFY_STORE_DOMAIN, of CHECKOUT_DOMAIN or of the shop’s primary domain',
    setting: 'CHECKOUT_DOMAIN',
  });
  return fail(cannotOpen(cart));
}

const cannotOpen = (cart: Cart | null): CartProblem => ({
  kind: 'refused',
  message: "We can't open checkout right now.",
  cart,
});

/** How long the primary domain is cached. If it doesn't match a checkout URL, the shop reads it again. */
const domainSeconds = 24 * 60 * 60;

/** Rejects this site's own hosts. */
export async function isOnPrimaryDomain(context: Context, url: string): Promise<boolean> {
  const { env } = context;
  const own = [env.SITE_URL, ...Object.values(env.STORE_URLS)].map(hostOf);
  const fits = (host: string) =>
    isCheckoutUrl(url, { SHOPIFY_STORE_DOMAIN: host }) && !own.includes(hostOf(host));
  const load = () => queryPrimaryDomain(context);
  const cached = context.cache.read({
    key: ['primary-domain'],
    version: 1,
    variesBy: [],
    freshSeconds: domainSeconds,
    staleSeconds: 30 * domainSeconds,
    schema: v.string(),
    load,
  });
  const isFound = async () => fits(await cached) || fits(await load());
  return optional(context, 'primary-domain-unavailable', isFound(), false);
}

/** Copies the cart if it isn't linked to the signed-in customer yet. */
async function ownCart(context: Context, cart: Cart): Promise<Cart> {
  if (cart.hasCustomer || context.session.get('token') === undefined) return cart;
  const copy = replaceCart(context, { withAside: false });
  return (await optional(context, 'cart-buyer-failed', copy, null)) ?? cart;
}

/** For hosted accounts, `logged_in` prevents a second login at the checkout. */
function signedInAddress({ env }: Context, { checkoutUrl, hasCustomer }: Cart): string {
  const asks = !hasCustomer || env.ACCOUNTS !== 'customer-account-api';
  if (asks || !URL.canParse(checkoutUrl)) return checkoutUrl;
  const url = new URL(checkoutUrl);
  url.searchParams.set('logged_in', 'true');
  return url.href;
}

export function isCheckoutUrl(
  address: string,
  env: Pick<Env, 'SHOPIFY_STORE_DOMAIN' | 'CHECKOUT_DOMAIN'>,
): boolean {
  if (!/^https?:\/\//i.test(address)) return false;
  const host = hostOf(address);
  return (
    host !== undefined &&
    (host === hostOf(env.SHOPIFY_STORE_DOMAIN) || host === hostOf(env.CHECKOUT_DOMAIN))
  );
}

/** Target for `/cart/c/{token}`; null for a malformed token, or if CHECKOUT_DOMAIN isn't set or is this site's host. */
export function forwardedCheckoutUrl(context: Context, token: string): string | null {
  const { CHECKOUT_DOMAIN, SHOPIFY_STORE_DOMAIN } = context.env;
  const host = hostOf(CHECKOUT_DOMAIN);
  if (!host || host === context.url.host || !/^[\w-]{1,200}={0,2}$/.test(token)) return null;
  const scheme = SHOPIFY_STORE_DOMAIN.startsWith('http://') ? 'http' : 'https';
  return `${scheme}://${host}/cart/c/${token}${context.url.search}`;
}

function hostOf(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const address = value.includes('://') ? value : `https://${value}`;
  return URL.canParse(address) ? new URL(address).host : undefined;
}

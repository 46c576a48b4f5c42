/** Redirects to the hosted checkout. */
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

/** Where a cart is paid for. */
export interface Checkout {
  url: string;
  /** Where a form is redirected to on its way there. */
  formTarget: string;
  cart: Cart;
}

/**
 * A page of ours that leads on. Browsers follow a form's redirects to hosts only that the form's page has named, and
 * pages name those of settings.
 */
const leavePath = '/cart/leave';

/**
 * The cart with its checkout URL. Read at the moment of leaving, because Shopify may change it. Only a URL on
 * the shop's host, CHECKOUT_DOMAIN or the shop's primary domain is followed. Marks the browser, because the cart may
 * become an order there (`confirmCart`). Throws Unavailable.
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
  message: "We can't open the checkout right now.",
  cart,
});

/** How long a primary domain is believed, in seconds; one that does not fit is asked for again. */
const domainSeconds = 24 * 60 * 60;

/** True for a URL on the shop's primary domain, unless that is one of our own hosts, which have no checkout. */
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

/**
 * Makes the cart name the customer who is signed in here: one that was created before the login (in another currency,
 * say) names nobody, and does so at the checkout too when no copy is made.
 */
async function ownCart(context: Context, cart: Cart): Promise<Cart> {
  if (cart.hasCustomer || context.session.get('token') === undefined) return cart;
  const copy = replaceCart(context, { withAside: false });
  return (await optional(context, 'cart-buyer-failed', copy, null)) ?? cart;
}

/** The checkout's address. One of hosted accounts does not ask a customer to sign in again who is signed in here. */
function signedInAddress({ env }: Context, { checkoutUrl, hasCustomer }: Cart): string {
  const asks = !hasCustomer || env.ACCOUNTS !== 'customer-account-api';
  if (asks || !URL.canParse(checkoutUrl)) return checkoutUrl;
  const url = new URL(checkoutUrl);
  url.searchParams.set('logged_in', 'true');
  return url.href;
}

/** True for an http(s) URL on the shop's or the checkout's host. */
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

/**
 * Redirect target for a `/cart/c/{token}` request that reached this site instead of the checkout's own
 * host. Null without CHECKOUT_DOMAIN, when that is our own host, and for a malformed token.
 */
export function forwardedCheckoutUrl(context: Context, token: string): string | null {
  const { CHECKOUT_DOMAIN, SHOPIFY_STORE_DOMAIN } = context.env;
  const host = hostOf(CHECKOUT_DOMAIN);
  if (!host || host === context.url.host || !/^[\w-]{1,200}={0,2}$/.test(token)) return null;
  const scheme = SHOPIFY_STORE_DOMAIN.startsWith('http://') ? 'http' : 'https';
  return `${scheme}://${host}/cart/c/${token}${context.url.search}`;
}

/** Host, with port, of a URL or of a bare domain. */
function hostOf(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const address = value.includes('://') ? value : `https://${value}`;
  return URL.canParse(address) ? new URL(address).host : undefined;
}

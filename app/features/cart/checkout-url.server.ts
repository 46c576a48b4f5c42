import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import type { Env } from '~/platform/env.server';
import { optional } from '~/platform/optional.server';
import { fail, ok, type Result } from '~/platform/result';
import { sameCart, type Cart, type PayMethod } from './cart';
import { cartReplaced, emptyCart, type CartProblem } from './cart-problem';
import { queryPrimaryDomain } from './cart-api.server';
import { readCartId, setLeftMark } from './cart-cookies.server';
import { getCart } from './cart.server';
import { tidyWrap, withoutLoneWrap } from './gift-wrap.server';
import { isNotCopied, replaceCart } from './replace-cart.server';

export interface Checkout {
  url: string;
  formTarget: string;
  cart: Cart;
}

/** A page's CSP lets forms redirect only to known hosts. This path leads to any other checkout address. */
export const leavePath = '/cart/leave';

/**
 * Reads the URL again, because it can change. Fails for an unknown host. Sets the cookie with which `confirmCart`
 * detects the return from the checkout. `openedId`: the cart that the shopper saw, if an earlier step of the request may
 * have copied it. Throws Unavailable.
 */
export async function getCheckout(
  context: Context,
  pay?: PayMethod,
  openedId = readCartId(context),
): Promise<Result<Checkout, CartProblem>> {
  const read = await getCart(context).catch((error: unknown) => {
    if (isNotCopied(error)) return undefined;
    throw error;
  });
  if (read === undefined) return fail(cannotOpen(null));
  // If the last item to wrap has sold out, removes the gift wrapping.
  const cart = read && ((await tidyWrap(context, read, withoutLoneWrap)) ?? read);
  if (!cart || cart.count === 0) return fail(emptyCart(cart));
  const own = await ownCart(context, cart);
  if (!own) return fail(cannotOpen(cart));
  // A copy for a company may have other prices and quantities, so the shopper sees it first.
  const isCopy = openedId !== undefined && !sameCart(openedId, own.id);
  if (isCopy && context.session.get('company')) return fail(cartReplaced(own));
  const address = await checkoutAddress(context, own, pay);
  if (!address) return fail(cannotOpen(cart));
  setLeftMark(context, 'left');
  const { url, allowed } = address;
  const leave = pay ? `${leavePath}?pay=${pay}` : leavePath;
  return ok({ url, formTarget: allowed ? url : leave, cart });
}

/**
 * Null for an unknown host, which is logged. `allowed`: forms may redirect there. They may not with a hosted account:
 * the checkout then redirects to the host of the accounts and back, which the CSP doesn't allow.
 */
export async function checkoutAddress(
  context: Context,
  cart: Cart,
  pay: PayMethod | undefined,
): Promise<{ url: string; allowed: boolean } | null> {
  const { env, log } = context;
  const url = addressOf(context, cart, pay);
  const isKnown = isCheckoutUrl(url, env);
  const allowed = isKnown && !isSignedIn(context, cart);
  if (isKnown || (await isOnPrimaryDomain(context, url))) return { url, allowed };
  log.error('checkout-refused', {
    host: hostOf(url),
    reason:
      'not the host of SHOPIFY_STORE_DOMAIN, of CHECKOUT_DOMAIN or of the shop’s primary domain',
    setting: 'CHECKOUT_DOMAIN',
  });
  return null;
}

export const cannotOpen = (cart: Cart | null): CartProblem => ({
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

/**
 * Copies the cart if it isn't linked to the signed-in customer yet. If the customer's token can't be read, keeps the
 * cart: a copy wouldn't be linked either. But if the customer buys for a company, returns null, because the cart would
 * have the usual prices.
 */
async function ownCart(context: Context, cart: Cart): Promise<Cart | null> {
  const { session } = context;
  if (cart.hasCustomer || session.get('token') === undefined) return cart;
  const buyer = (await context.companyBuyer()) ?? (await context.buyerToken());
  const copied = buyer === undefined ? null : replaceCart(context, { withAside: false });
  const copy = copied && (await optional(context, 'cart-buyer-failed', copied, null));
  return copy ?? (session.get('company') ? null : cart);
}

const isSignedIn = ({ env }: Context, { hasCustomer }: Cart): boolean =>
  hasCustomer && env.ACCOUNTS === 'customer-account-api';

/** For hosted accounts, `logged_in` prevents a second login at the checkout. */
function addressOf(context: Context, cart: Cart, pay: PayMethod | undefined): string {
  const { checkoutUrl } = cart;
  const signedIn = isSignedIn(context, cart);
  const shopPay = context.env.SHOP_PAY && pay === 'shop-pay';
  if (!(signedIn || shopPay) || !URL.canParse(checkoutUrl)) return checkoutUrl;
  const url = new URL(checkoutUrl);
  if (signedIn) url.searchParams.set('logged_in', 'true');
  if (shopPay) url.searchParams.set('payment', 'shop_pay');
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

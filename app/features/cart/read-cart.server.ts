/**
 * Reads the cart, and puts right what this browser remembers of it: after an add whose answer was lost, and after
 * the checkout, where the cart may have become an order.
 */
import type { Context } from '~/platform/context.server';
import { NotSent, Unavailable } from '~/platform/fetch/unavailable';
import { withinTime } from '~/platform/within-time';
import type { Cart } from './cart';
import { askedAt } from './cart-cookies';
import {
  forgetSent,
  isAnswerLost,
  readCartId,
  readLeftMark,
  setCartId,
  setLeftMark,
  setStateCookies,
} from './cart-cookies.server';
import { findCreatedCart } from './cart-creation-lock.server';

/** Contexts of requests that have read the cart, or tried to. */
const read = new WeakSet<Context>();

/**
 * The cart of the cookie, else the one that this visitor's last adds have created although their answer was lost;
 * or null. Throws Unavailable, also while such an add is still under way.
 */
export async function readCart(context: Context): Promise<Cart | null> {
  read.add(context);
  const stored = readCartId(context);
  const created =
    !stored || isAnswerLost(context) ? await findCreatedCart(context) : { underWay: false };
  const cart =
    (stored ? await context.cart.get({ cartId: stored }) : null) ??
    (await takeCreated(context, created.cartId, stored));
  if (!cart && created.underWay)
    throw new Unavailable('commerce', new NotSent('An add to the cart is still under way'));
  setStateCookies(context, cart);
  // Nothing is known while an add may still come.
  if (cart && !created.underWay) forgetSent(context);
  if (readLeftMark(context) !== undefined)
    setLeftMark(context, cart && cart.count > 0 ? `asked-${Date.now()}` : null);
  return cart;
}

/** The cart that was created, which becomes this browser's; null when there is nothing in it. */
async function takeCreated(
  context: Context,
  cartId: string | undefined,
  stored: string | undefined,
): Promise<Cart | null> {
  if (!cartId || cartId === stored) return null;
  const cart = await context.cart.get({ cartId });
  if (!cart || cart.lines.length === 0) return null;
  setCartId(context, cart.id);
  return cart;
}

/** How long a page waits for it, in ms. */
const confirmMs = 1_000;
/** While the shopper goes from page to page, in ms. */
const askAgainMs = 60_000;

/**
 * To be called before a page is rendered: after the checkout reads the cart again, so that the header tells the
 * truth without scripts too. Whoever has not left for the checkout costs nothing. During an outage what the
 * browser knew is shown.
 */
export async function confirmCart(context: Context): Promise<void> {
  if (read.has(context) || !isConfirmationDue(context)) return;
  try {
    await withinTime(readCart(context), confirmMs);
  } catch (error) {
    context.log.warn('cart-unconfirmed', { error });
    setLeftMark(context, `late-${Date.now()}`);
  }
}

/** True when `confirmCart` would ask for the cart. */
export function isConfirmationDue(
  context: Pick<Context, 'cookies' | 'market' | 'request'>,
): boolean {
  const mark = readLeftMark(context);
  if (mark === undefined || context.request.method !== 'GET') return false;
  const asked = askedAt(mark);
  // An order is placed on another site, or in another tab, whose shopper comes back here sooner or later.
  const arrives = context.request.headers.get('sec-fetch-site') !== 'same-origin';
  return asked === undefined || arrives || Date.now() - asked > askAgainMs;
}

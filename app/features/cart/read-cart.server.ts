/**
 * Reads the cart, and puts right what this browser remembers of it: after an add whose answer was lost, and after
 * the checkout, where the cart may have become an order.
 */
import type { Context } from '~/platform/context.server';
import { NotSent, Unavailable } from '~/platform/fetch/unavailable';
import { optional } from '~/platform/optional.server';
import { withinTime } from '~/platform/within-time';
import type { Cart } from './cart';
import { askedAt } from './cart-cookies';
import {
  forgetSent,
  isAnswerLost,
  readCartId,
  readAsideIds,
  readLeftMark,
  setLeftMark,
  setStateCookies,
} from './cart-cookies.server';
import { callLock, lockName, type Created } from './cart-creation-lock.server';
import { isOwn, lockSuffix, nobody, takeCart } from './cart-owner.server';
import { replaceCart } from './replace-cart.server';

/** Contexts of requests that have read the cart, or tried to. */
const read = new WeakSet<Context>();

/**
 * The cart of the cookie, else the one that this visitor's last adds have created although their answer was lost; else
 * a copy of the cart of the cookie, if it was made for another customer; or null. Throws Unavailable, also while such
 * an add is still under way, and when no copy was made. `withAside`: as `getCart`.
 */
export async function readCart(context: Context, withAside = false): Promise<Cart | null> {
  read.add(context);
  const stored = readCartId(context);
  // Asked first, because it waits for adds that are under way.
  let created = !stored || isAnswerLost(context) ? await findCreatedCart(context) : undefined;
  const found = stored ? await context.cart.get({ cartId: stored }) : null;
  const own = found && (await isOwn(context, found)) ? found : null;
  if (found && !own) created ??= await findCreatedCart(context);
  created ??= { underWay: false };
  let cart = own ?? (await takeCreated(context, created, stored));
  if (!cart && found && !created.underWay) cart = await replaceCart(context, { withAside });
  else if (withAside && readAsideIds(context).length > 0)
    // Without a cart of its own, a bag whose lines can't be copied yet is not an empty one.
    cart = await (cart
      ? optional(context, 'cart-aside-failed', replaceCart(context), cart)
      : replaceCart(context));
  if (!cart && created.underWay)
    throw new Unavailable('commerce', new NotSent('An add to the cart is still under way'));
  setStateCookies(context, cart);
  // Nothing is known while an add may still come.
  if (cart && !created.underWay) forgetSent(context);
  if (readLeftMark(context) !== undefined)
    setLeftMark(context, cart && cart.count > 0 ? `asked-${Date.now()}` : null);
  return cart;
}

interface FoundCart extends Created {
  /** `nobody` for a cart from before the sign-in. */
  owner?: string;
}

/**
 * The cart that this visitor's adds have created in the last minute, for a request that does not know of it: those of
 * the present customer, else, before a sign-in, nobody's.
 */
async function findCreatedCart(context: Context): Promise<FoundCart> {
  const find = (of?: string) =>
    callLock(context, lockName(context, of), 'find', (lock) => lock.findCreated());
  const own = await find();
  if (own?.cartId !== undefined || own?.underWay || lockSuffix(context) === '')
    return own ?? { underWay: false };
  return { underWay: false, ...(await find('')), owner: nobody };
}

/** The cart that was created, which becomes this browser's; null when there is nothing in it. */
async function takeCreated(
  context: Context,
  { cartId, owner }: Pick<FoundCart, 'cartId' | 'owner'>,
  stored: string | undefined,
): Promise<Cart | null> {
  if (!cartId || cartId === stored) return null;
  const cart = await context.cart.get({ cartId });
  if (!cart || cart.lines.length === 0) return null;
  await takeCart(context, cart.id, owner);
  return cart;
}

/** The cart that an equal add has added to: that of the cookie, else the one that was created then. */
export async function findAdded(context: Context, createdId?: string): Promise<Cart | null> {
  const cart = await context.cart.get();
  return cart ?? takeCreated(context, { cartId: createdId }, undefined);
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

/** Updates the cookies after a lost response or an order. */
import type { Context } from '~/platform/context.server';
import { NotSent, Unavailable } from '~/platform/fetch/unavailable';
import { optional } from '~/platform/optional.server';
import { withinTime } from '~/platform/within-time';
import type { Cart } from './cart';
import { lastReadAt } from './cart-cookies';
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

const read = new WeakSet<Context>();

/**
 * Without a cookie, finds a cart whose creation response was lost, or copies another customer's cart. Throws
 * Unavailable, also while another request creates a cart.
 */
export async function readCart(context: Context, withAside = false): Promise<Cart | null> {
  read.add(context);
  const stored = readCartId(context);
  // Look for a created cart first, because this search waits for adds in progress.
  let created = !stored || isAnswerLost(context) ? await findCreatedCart(context) : undefined;
  const found = stored ? await context.cart.get({ cartId: stored }) : null;
  const own = found && (await isOwn(context, found)) ? found : null;
  if (found && !own) created ??= await findCreatedCart(context);
  created ??= { inProgress: false };
  let cart = own ?? (await takeCreated(context, created, stored));
  // A cart from before the sign-in doesn't have the prices of the company that the customer buys for.
  if (cart && !own && !(await isOwn(context, cart)))
    cart = await replaceCart(context, { withAside });
  if (!cart && found && !created.inProgress) cart = await replaceCart(context, { withAside });
  else if (withAside && readAsideIds(context).length > 0)
    // Throws rather than show an empty cart.
    cart = await (cart
      ? optional(context, 'cart-aside-failed', replaceCart(context), cart)
      : replaceCart(context));
  if (!cart && created.inProgress)
    throw new Unavailable('commerce', new NotSent('An add to the cart is still under way'));
  setStateCookies(context, cart);
  // The request may still add items.
  if (cart && !created.inProgress) forgetSent(context);
  if (readLeftMark(context) !== undefined)
    setLeftMark(context, cart && cart.count > 0 ? `asked-${Date.now()}` : null);
  return cart;
}

interface FoundCart extends Created {
  owner?: string;
}

/** Finds a cart that this visitor created within the last minute, even if the visitor has signed in since then. */
async function findCreatedCart(context: Context): Promise<FoundCart> {
  const find = (of?: string) =>
    callLock(context, lockName(context, of), 'find', (lock) => lock.findCreated());
  const own = await find();
  if (own?.cartId !== undefined || own?.inProgress || lockSuffix(context) === '')
    return own ?? { inProgress: false };
  return { inProgress: false, ...(await find('')), owner: nobody };
}

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

export async function findAdded(context: Context, createdId?: string): Promise<Cart | null> {
  const cart = await context.cart.get();
  return cart ?? takeCreated(context, { cartId: createdId }, undefined);
}

const confirmMs = 1_000;
/** Between reads while navigating. */
const minIntervalMs = 60_000;

/** Reads the cart if the shopper was at the checkout. */
export async function confirmCart(context: Context): Promise<void> {
  if (read.has(context) || !isConfirmationDue(context)) return;
  try {
    await withinTime(readCart(context), confirmMs);
  } catch (error) {
    context.log.warn('cart-unconfirmed', { error });
    setLeftMark(context, `late-${Date.now()}`);
  }
}

export function isConfirmationDue(
  context: Pick<Context, 'cookies' | 'market' | 'request'>,
): boolean {
  const mark = readLeftMark(context);
  if (mark === undefined || context.request.method !== 'GET') return false;
  const readAt = lastReadAt(mark);
  // A request from another site or in a new tab may be the return from the checkout.
  const arrives = context.request.headers.get('sec-fetch-site') !== 'same-origin';
  return readAt === undefined || arrives || Date.now() - readAt > minIntervalMs;
}

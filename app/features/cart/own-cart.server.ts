/** The cart of the cookie as the cart's verbs get it: never one that was made for another customer. */
import type { Context } from '~/platform/context.server';
import { optional } from '~/platform/optional.server';
import { unavailable, type Cart, type CartProblem } from './cart';
import { readCartId } from './cart-cookies.server';
import { isOwn, ownerOf } from './cart-owner.server';
import { replaceCart } from './replace-cart.server';

/** The cart; a copy of one that was made for another customer; or null. Throws Unavailable. */
export async function getOwnCart(context: Context): Promise<Cart | null> {
  const cartId = readCartId(context);
  const cart = cartId === undefined ? null : await context.cart.get({ cartId });
  return cart && !(await isOwn(context, cart)) ? replaceCart(context) : cart;
}

/** `cart`, or a copy of it if it was made for another customer; null when no copy was made: the next add begins a new cart. */
export async function ownedForAdd(context: Context, cart: Cart | null): Promise<Cart | null> {
  if (!cart || (await isOwn(context, cart))) return cart;
  return optional(context, 'cart-buyer-failed', replaceCart(context), null);
}

/**
 * The problem of a change to a line of another customer's cart: it is replaced, and its lines have other ids then.
 * Null for a cart that may be changed. Throws Unavailable.
 */
export async function problemOfOwner(context: Context, id: string): Promise<CartProblem | null> {
  const owner = await ownerOf(context, id);
  if (owner === 'present' || owner === 'nobody') return null;
  const cart = await getOwnCart(context);
  return cart?.id === id ? null : unavailable(cart);
}

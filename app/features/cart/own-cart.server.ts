import type { Context } from '~/platform/context.server';
import { optional } from '~/platform/optional.server';
import { fail, ok, type Result } from '~/platform/result';
import type { Cart } from './cart';
import { cartReplaced, type CartProblem } from './cart-problem';
import { readCartId } from './cart-cookies.server';
import { isOwn, isSurelyOwn } from './cart-owner.server';
import { replaceCart } from './replace-cart.server';

/** Replaces another customer's cart with a copy. Throws Unavailable. */
export async function getOwnCart(context: Context): Promise<Cart | null> {
  const cartId = readCartId(context);
  const cart = cartId === undefined ? null : await context.cart.get({ cartId });
  return cart && !(await isOwn(context, cart)) ? replaceCart(context) : cart;
}

/** Returns the cart, or a copy if it is another customer's. Null if copying fails; the add then creates a cart. */
export async function ownedForAdd(context: Context, cart: Cart | null): Promise<Cart | null> {
  if (!cart || (await isOwn(context, cart))) return cart;
  return optional(context, 'cart-buyer-failed', replaceCart(context), null);
}

/**
 * Fails with `missing` if the visitor has no cart. If the cart is another customer's, copies it and fails, so that
 * the shopper sees the copy first. Throws Unavailable.
 */
export async function getOwnCartId(
  context: Context,
  missing: CartProblem,
): Promise<Result<string, CartProblem>> {
  const id = readCartId(context);
  if (!id) return fail(missing);
  if (await isSurelyOwn(context, id)) return ok(id);
  const cart = await getOwnCart(context);
  if (cart?.id === id) return ok(id);
  return fail(cart ? cartReplaced(cart) : missing);
}

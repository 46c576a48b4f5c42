/** Changes or removes a line of the cart. */
import type { Context } from '~/platform/context.server';
import { fail, ok, type Result } from '~/platform/result';
import type { Cart } from './cart';
import { removeCartLines, updateCartLines } from './cart-calls.server';
import { readCartId, setCartCookies } from './cart-cookie.server';
import { refusedProblem, sameCart, type CartProblem } from './cart-problem.server';

const lineGone = (cart: Cart | null): CartProblem => ({
  kind: 'gone',
  message: 'This item is no longer in your bag.',
  cart,
});

/**
 * Sets the quantity of a line (its gid); 0 removes it. Shopify reduces a quantity to the stock without
 * an error, so fewer pieces than asked is the problem 'Could not update cart'. Throws Unavailable.
 */
export async function updateLine(
  context: Context,
  { line, quantity }: { line: string; quantity: number },
): Promise<Result<Cart, CartProblem>> {
  if (quantity === 0) return removeLine(context, { line });
  const id = readCartId(context);
  if (!id) return fail(lineGone(null));
  const payload = await updateCartLines(context, id, [{ id: line, quantity }]);
  const { cart } = payload;
  const now = cart?.lines.find((entry) => entry.id === line);
  if (cart) setCartCookies(context, cart, now && [now.merchandise]);
  if (cart && now?.quantity === quantity && payload.userErrors.length === 0) return ok(cart);
  if (cart && !now) return fail(lineGone(cart));
  return fail(await refusedProblem(context, 'Could not update cart', payload, id));
}

/** Removes a line (its gid). A line that was removed already counts as success. Throws Unavailable. */
export async function removeLine(
  context: Context,
  { line }: { line: string },
): Promise<Result<Cart, CartProblem>> {
  const id = readCartId(context);
  if (!id) return fail(lineGone(null));
  const payload = await removeCartLines(context, id, [line]);
  const { cart } = payload;
  if (cart) setCartCookies(context, cart);
  if (cart && sameCart(cart.id, id) && !cart.lines.some((entry) => entry.id === line)) {
    return ok(cart);
  }
  if (cart && !sameCart(cart.id, id)) return fail(lineGone(cart));
  return fail(await refusedProblem(context, 'Could not remove from cart', payload, id));
}

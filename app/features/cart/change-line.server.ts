/** Changing a line of the bag. contracts §1.6, §1.7. */
import type { Context } from '~/platform/context.server';
import { fail, ok, type Result } from '~/platform/result';
import type { Cart } from './cart';
import { removeCartLines, updateCartLines } from './cart-calls.server';
import { readCartId, rememberCart } from './cart-cookie.server';
import { refusal, sameCart, type CartProblem } from './cart-problem.server';

const lineGone = (cart: Cart | null): CartProblem => ({
  kind: 'gone',
  message: 'This item is no longer in your bag.',
  cart,
});

/** Sets the pieces of a line; 0 removes it. Fewer than asked is 'Could not update cart' (contracts §1.7). */
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
  if (cart) rememberCart(context, cart, now && [now.merchandise]);
  if (cart && now?.quantity === quantity && payload.userErrors.length === 0) return ok(cart);
  if (cart && !now) return fail(lineGone(cart));
  return fail(await refusal(context, 'Could not update cart', payload, id));
}

/** Takes a line out. One that is out already is a success. */
export async function removeLine(
  context: Context,
  { line }: { line: string },
): Promise<Result<Cart, CartProblem>> {
  const id = readCartId(context);
  if (!id) return fail(lineGone(null));
  const payload = await removeCartLines(context, id, [line]);
  const { cart } = payload;
  if (cart) rememberCart(context, cart);
  if (cart && sameCart(cart.id, id) && !cart.lines.some((entry) => entry.id === line)) {
    return ok(cart);
  }
  if (cart && !sameCart(cart.id, id)) return fail(lineGone(cart));
  return fail(await refusal(context, 'Could not remove from cart', payload, id));
}

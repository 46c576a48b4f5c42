/** What a change of the cart comes to where the backend does not do it. */
import type { Context } from '~/platform/context.server';
import { fail, type Result } from '~/platform/result';
import type { Cart, CartProblem } from './cart';
import { clearCartCookies } from './cart-cookies.server';
import type { CartPayload } from './cart.schema';

/** What a change of the cart comes to. */
export type CartResult = Promise<Result<Cart, CartProblem>>;

/**
 * Shopify answers a change of a cart that has become an order, or has expired, with a new and empty cart.
 * It is not kept: two tabs would each get one of their own.
 */
export function forgetGone(context: Context, problem: CartProblem): Result<Cart, CartProblem> {
  clearCartCookies(context);
  return fail(problem);
}

/** Logs a refused mutation. The problem holds the cart as it is now, read again when the mutation returned none. */
export async function refusal(
  context: Context,
  message: string,
  payload: CartPayload,
): Promise<CartProblem> {
  logRefusal(context, message, payload);
  const cart = payload.cart ?? (await context.cart.get());
  return { kind: 'refused', message, cart };
}

/** Names what the backend says of it. */
export const logRefusal = ({ log }: Context, message: string, { userErrors }: CartPayload): void =>
  log.error('cart-refused', {
    message,
    reasons: userErrors.map((error) => error.message).join('; '),
    codes: userErrors.map((error) => error.code),
  });

/** The outcome of changes to the cart. */
import type { Context } from '~/platform/context.server';
import { fail, ok, type Result } from '~/platform/result';
import {
  changeUnknown,
  emptyCart,
  sameCart,
  unavailable,
  type Cart,
  type CartProblem,
} from './cart';
import { clearCartCookies, setCartCookies } from './cart-cookies.server';
import type { CartPayload } from './cart.schema';

/** The cart after a change, or why it was not made. */
export type CartResult = Promise<Result<Cart, CartProblem>>;

interface Change {
  /** Whether the cart shows the change. Asked when the answer was lost. */
  isDone: (cart: Cart) => boolean;
  /** Asks `isDone` after every answer: the backend may do less than it was asked to, without an error. */
  mayFallShort?: true;
  /** The problem of a cart that does not exist any more. */
  gone?: CartProblem;
  /** Variants (digits) whose snapshots are taken again. */
  renewed?: string[] | undefined;
  /** For the log when the backend refuses, and for the shopper without an `explanation`. */
  message?: string;
  /** Why the backend refuses, for the shopper. */
  explanation?: string | undefined;
}

/** The result of a change, from its mutation's payload. Writes the cart's cookies. */
export async function finishChange(
  context: Context,
  cartId: string,
  payload: CartPayload,
  { isDone, mayFallShort, gone, renewed, message = 'Could not update cart', explanation }: Change,
): CartResult {
  const { cart, lost, userErrors } = payload;
  // Shopify answers a change of a cart that has become an order, or has expired, with a new and empty cart. It
  // is not kept: two tabs would each get one of their own.
  if (cart && !sameCart(cart.id, cartId)) {
    clearCartCookies(context);
    return fail(gone ?? emptyCart(null));
  }
  if (cart) setCartCookies(context, cart, renewed);
  if (cart && (lost || mayFallShort ? isDone(cart) : userErrors.length === 0)) return ok(cart);
  if (lost) return fail(cart ? unavailable(cart) : changeUnknown);
  const refused = await refusal(context, message, payload);
  return fail({ ...refused, message: explanation ?? message });
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

/** Logs a refused mutation, with the backend's reasons. */
export const logRefusal = ({ log }: Context, message: string, { userErrors }: CartPayload): void =>
  log.error('cart-refused', {
    message,
    reasons: userErrors.map((error) => error.message).join('; '),
    codes: userErrors.map((error) => error.code),
  });

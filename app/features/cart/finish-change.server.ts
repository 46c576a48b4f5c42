import type { Context } from '~/platform/context.server';
import { fail, ok, type Result } from '~/platform/result';
import { sameCart, type Cart } from './cart';
import { changeUnknown, emptyCart, unavailable, type CartProblem } from './cart-problem';
import { clearCartCookies, setCartCookies } from './cart-cookies.server';
import type { CartPayload } from './cart.schema';

export type CartResult = Promise<Result<Cart, CartProblem>>;

interface Change {
  isDone: (cart: Cart) => boolean;
  /** Checks `isDone` after every response, because Shopify may make only part of the change. */
  mayFallShort?: true;
  gone?: CartProblem;
  renewed?: string[] | undefined;
  /** For the log; without `explanation`, also for the shopper. */
  message?: string;
  explanation?: string | undefined;
}

export async function finishChange(
  context: Context,
  cartId: string,
  payload: CartPayload,
  { isDone, mayFallShort, gone, renewed, message = 'Could not update cart', explanation }: Change,
): CartResult {
  const { cart, lost, userErrors } = payload;
  // For an expired or ordered cart, Shopify returns a new cart. If its id were stored, two tabs would get different
  // carts.
  if (cart && !sameCart(cart.id, cartId)) {
    clearCartCookies(context);
    return fail(gone ?? emptyCart(null));
  }
  if (cart) setCartCookies(context, cart, renewed);
  if (cart && (lost || mayFallShort ? isDone(cart) : userErrors.length === 0)) return ok(cart);
  if (lost) return fail(cart ? unavailable(cart) : changeUnknown);
  const refused = await refusedProblem(context, message, payload);
  return fail({ ...refused, message: explanation ?? message });
}

/** Logs a rejected mutation. The problem has the current cart. */
export async function refusedProblem(
  context: Context,
  message: string,
  payload: CartPayload,
): Promise<CartProblem> {
  logRefusal(context, message, payload);
  const cart = payload.cart ?? (await context.cart.get());
  return { kind: 'refused', message, cart };
}

export const logRefusal = ({ log }: Context, message: string, { userErrors }: CartPayload): void =>
  log.error('cart-refused', {
    message,
    reasons: userErrors.map((error) => error.message).join('; '),
    codes: userErrors.map((error) => error.code),
  });

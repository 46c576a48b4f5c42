import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { fail, ok, type Result } from '~/platform/result';
import { sameCart, type Cart } from './cart';
import {
  cartReplaced,
  changeUnknown,
  emptyCart,
  unavailable,
  type CartProblem,
} from './cart-problem';
import { clearCartCookies, setCartCookies } from './cart-cookies.server';
import { isOwn } from './cart-owner.server';
import type { CartPayload } from './cart.schema';
import { replaceCart } from './replace-cart.server';

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
  if (cart && !(await isOwn(context, cart)))
    return ofSignedIn(context, cart, { isDone: mayFallShort === true && isDone(cart) });
  if (cart) setCartCookies(context, cart, renewed);
  if (cart && (lost || mayFallShort ? isDone(cart) : userErrors.length === 0)) return ok(cart);
  // A late change may still take effect.
  if (lost) return fail(cart && lost !== 'late' ? unavailable(cart) : { ...changeUnknown, cart });
  const refused = await refusedProblem(context, message, payload);
  return fail({ ...refused, message: explanation ?? message });
}

/** A customer has signed in at the checkout with this cart, so the shopper gets a copy. */
async function ofSignedIn(
  context: Context,
  cart: Cart,
  { isDone }: { isDone: boolean },
): CartResult {
  try {
    const copy = await replaceCart(context);
    if (copy) return isDone ? ok(copy) : fail(cartReplaced(copy));
    // Nothing was left to copy.
    return isDone ? ok({ ...cart, giftCards: [], hasCustomer: false }) : fail(emptyCart(null));
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('cart-buyer-failed', { error });
    return fail(changeUnknown);
  }
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

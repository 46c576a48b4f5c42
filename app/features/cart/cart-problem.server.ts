/** Expected failures of the cart's operations. */
import type { Context } from '~/platform/context.server';
import type { Cart } from './cart';
import { queryCart } from './cart-calls.server';
import type { CartUserErrors } from './cart.schema';

export interface CartProblem {
  /**
   * gone: the variant or line does not exist (any more); limit: more pieces than a line may hold;
   * refused: the commerce backend did not do it; code: a discount code that does not apply;
   * empty: there is nothing in the cart.
   */
  kind: 'gone' | 'limit' | 'refused' | 'code' | 'empty';
  message: string;
  /** The cart as it is now; null when it was not read or there is none. */
  cart: Cart | null;
  /** Pieces that were added nevertheless. */
  added?: number;
}

/** HTTP statuses: a form that cannot be carried out is an error, one that the shop declines is not. */
export const problemStatus: Record<CartProblem['kind'], number> = {
  gone: 404,
  limit: 400,
  refused: 200,
  code: 200,
  empty: 200,
};

/**
 * Logs a refused mutation with its user errors. The problem holds the cart as it is now, read again
 * (by `cartId`) when the mutation returned none. Throws Unavailable.
 */
export async function refusedProblem(
  context: Context,
  message: string,
  answer: { cart: Cart | null; userErrors: CartUserErrors },
  cartId?: string,
): Promise<CartProblem> {
  context.log.error('cart-refused', {
    message,
    reasons: answer.userErrors.map((error) => error.message).join('; '),
    codes: answer.userErrors.map((error) => error.code),
  });
  const cart = answer.cart ?? (cartId ? await queryCart(context, cartId) : null);
  return { kind: 'refused', message, cart };
}

/** Compares ids without their `key`. A mutation on an expired cart returns a new cart, with another id. */
export const sameCart = (one: string, other: string): boolean =>
  one.split('?')[0] === other.split('?')[0];

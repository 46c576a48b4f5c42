/** Expected bad outcomes of the cart's verbs. spec §8. */
import type { Context } from '~/platform/context.server';
import type { Cart } from './cart';
import { queryCart } from './cart-calls.server';
import type { CartUserErrors } from './cart-wire';

export interface CartProblem {
  /**
   * gone: the variant or line is not there (any more); limit: more than one line may hold;
   * refused: the commerce backend did not do it; code: a discount that does not apply.
   */
  kind: 'gone' | 'limit' | 'refused' | 'code' | 'empty';
  message: string;
  /** The bag as it is now, when it was read. */
  cart: Cart | null;
  /** Pieces that were added all the same. */
  added?: number;
}

/** A form that asks for what cannot be is an error; what the shop just does not grant is an answer. */
export const problemStatus: Record<CartProblem['kind'], number> = {
  gone: 404,
  limit: 400,
  refused: 200,
  code: 200,
  empty: 200,
};

/** Logs a refusal with the backend's reasons and reads the cart again (spec §8 "Add to cart"). */
export async function refusal(
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

/** The same cart, whatever its key: a mutation on a dead cart answers with another (contracts §1.6). */
export const sameCart = (one: string, other: string): boolean =>
  one.split('?')[0] === other.split('?')[0];

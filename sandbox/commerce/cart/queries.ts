import type { Context } from '../engine/context';
import { parseCartId } from './ids';
import { loadCart } from './store';
import { cartView } from './view';

/** A cart by its id; null when it is unknown, expired or completed, without any error. */
export function readCartNode(id: string, context: Context) {
  const parsed = parseCartId(id);
  const cart = parsed && loadCart(context.world, parsed.token);
  return cart && cartView(context, cart, parsed.key === cart.key);
}

/** The cart's field of `QueryRoot`. */
export const cartQueries = {
  cart: ({ id }: { id: string }, context: Context) => readCartNode(id, context),
};

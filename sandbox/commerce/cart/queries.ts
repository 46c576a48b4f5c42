import type { Context } from '../engine/context';
import { parseCartId } from './ids';
import { loadCart } from './store';
import { cartView } from './view';

/**
 * A cart by its id. As on Shopify, an unknown, expired or completed cart is null without an error.
 */
export function readCartNode(id: string, context: Context) {
  const parsed = parseCartId(id);
  const cart = parsed && loadCart(context.world, parsed.token);
  return cart && cartView(context, cart, parsed.key === cart.key);
}

/** The cart's field of `QueryRoot`. */
export const cartQueries = {
  cart: ({ id }: { id: string }, context: Context) => readCartNode(id, context),
};

import { loadCart } from '../../carts/carts';
import type { Context } from '../graphql/context';
import { cartView } from './cart-view';
import { parseCartId } from './ids';

/** As at Shopify, an unknown, expired or completed cart is null without an error. */
export function readCartNode(id: string, context: Context) {
  const parsed = parseCartId(id);
  const cart = parsed && loadCart(context.world, parsed.token);
  return cart && cartView(context, cart, parsed.key === cart.key);
}

export const cartQueries = {
  cart: ({ id }: { id: string }, context: Context) => readCartNode(id, context),
};

/** The Durable Object remembers these values after an add, so that the next add doesn't read the cart. */
import type { Cart, CartLine } from './cart';
import { versionOf } from './cart-cookies';

export interface CartBefore extends Pick<Cart, 'id' | 'count' | 'hasCustomer'> {
  lines: readonly Pick<CartLine, 'variantId' | 'quantity' | 'parts'>[];
}

export interface CartContents extends CartBefore {
  /** `versionOf` the cart. */
  version: string;
}

export const contentsOf = (cart: Cart): CartContents => ({
  id: cart.id,
  count: cart.count,
  hasCustomer: cart.hasCustomer,
  lines: cart.lines.map(({ variantId, quantity, parts }) => ({
    variantId,
    quantity,
    ...(parts && { parts }),
  })),
  version: versionOf(cart),
});

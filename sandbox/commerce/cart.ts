import type { World } from '../state/world';
import { insertLine, loadLines } from './cart/line-store';
import { deleteCart, emptyCart, loadCart, saveCart, type Cart } from './cart/store';
import { priceCart, type PricedCart } from './cart/totals';
import { customerIdOf } from './customer/tokens';

export type { PricedCart, PricedLine } from './cart/totals';

/**
 * A cart as the hosted checkout reads it. All amounts are hundredths of `currency`, which follows
 * from `country`. `customerId` is set while the buyer's access token is good.
 */
export type OpenCart = Pick<
  Cart,
  'token' | 'country' | 'email' | 'phone' | 'note' | 'attributes' | 'createdAt' | 'updatedAt'
> &
  PricedCart & { customerId: number | null };

/**
 * The living cart of a token; null when unknown, expired (ten days) or completed. Without the
 * right key the buyer's e-mail, phone and customer are left out (contracts §1.5).
 */
export function readCart(world: World, token: string, key: string | null): OpenCart | null {
  const cart = loadCart(world, token);
  if (!cart) return null;
  const open = key === cart.key;
  const { country, note, attributes, createdAt, updatedAt } = cart;
  return {
    ...priceCart(world, cart),
    ...{ token, country, note, attributes, createdAt, updatedAt },
    email: open ? cart.email : null,
    phone: open ? cart.phone : null,
    customerId: open && cart.customerToken ? customerIdOf(world, cart.customerToken) : null,
  };
}

/** The same, but null without the right key: then the checkout clones it without its buyer. */
export function cartForCheckout(world: World, token: string, key: string): OpenCart | null {
  return loadCart(world, token)?.key === key ? readCart(world, token, key) : null;
}

/** The order is made: the cart is gone and reads as null from now on. */
export function completeCart(world: World, token: string): void {
  deleteCart(world, token);
}

/**
 * A new cart with the same lines, note, attributes and codes but without the buyer's details;
 * null when there is no such cart (contracts §8.1).
 */
export function cloneWithoutBuyer(
  world: World,
  token: string,
): { token: string; key: string } | null {
  const cart = loadCart(world, token);
  if (!cart) return null;
  const { note, attributes, discountCodes } = cart;
  const clone = { ...emptyCart(world, cart.country), note, attributes, discountCodes };
  world.transact(() => {
    saveCart(world, clone);
    for (const line of loadLines(world, token).reverse()) {
      insertLine(world, clone.token, { ...line, id: crypto.randomUUID() });
    }
  });
  return { token: clone.token, key: clone.key };
}

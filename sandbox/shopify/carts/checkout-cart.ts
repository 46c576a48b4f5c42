import type { World } from '../../world/world';
import { customerIdOf } from '../customers/access-tokens';
import { selectedAddress, type AddressRow } from './cart-addresses';
import { insertLine, loadLines } from './cart-lines';
import { deleteCart, emptyCart, loadCart, saveCart, type Cart } from './carts';
import { priceCart, type PricedCart } from './totals';

export {
  isSent,
  sentTotal,
  summaryOf,
  type NamedAmount,
  type PricedCart,
  type PricedLine,
} from './totals';

/**
 * Amounts are hundredths of `currency`, which depends on `country`. `customerId` is set while the buyer's access token
 * is valid.
 */
export type CheckoutCart = Pick<
  Cart,
  'token' | 'country' | 'email' | 'phone' | 'note' | 'attributes' | 'createdAt' | 'updatedAt'
> &
  PricedCart & {
    customerId: number | null;
    address: AddressRow | null;
  };

/**
 * Reads a cart; null if it is unknown, expired (ten days) or completed. Like Shopify, withholds email, phone and
 * customer without the right key. `email` replaces the cart's.
 */
export function readCart(
  world: World,
  token: string,
  key: string | null,
  email?: string,
): CheckoutCart | null {
  const cart = loadCart(world, token);
  if (!cart) return null;
  const open = key === cart.key;
  const { country, note, attributes, createdAt, updatedAt } = cart;
  return {
    ...priceCart(world, cart, email),
    ...{ token, country, note, attributes, createdAt, updatedAt },
    email: open ? cart.email : null,
    phone: open ? cart.phone : null,
    address: open ? selectedAddress(world.sql, token) : null,
    customerId: open && cart.customerToken ? customerIdOf(world, cart.customerToken) : null,
  };
}

/** Like `readCart`, but null for a wrong key: the checkout then clones the cart without its buyer. */
export function cartForCheckout(world: World, token: string, key: string): CheckoutCart | null {
  return loadCart(world, token)?.key === key ? readCart(world, token, key) : null;
}

/** Removes a cart that became an order; as on Shopify it then reads as null. */
export function completeCart(world: World, token: string): void {
  deleteCart(world, token);
}

/**
 * Copies a cart's lines, note, attributes and codes, but not its buyer, to a new cart. Shopify's checkout does so if
 * the key in its URL is wrong. Returns null if the cart doesn't exist.
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

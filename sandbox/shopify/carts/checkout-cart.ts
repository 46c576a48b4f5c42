import type { World } from '../../world/world';
import { company, locationOfCart } from '../companies/companies';
import { customerIdOf } from '../customers/access-tokens';
import { selectedAddress, type AddressRow } from './cart-addresses';
import { insertLine, loadLines } from './cart-lines';
import { deleteCart, emptyCart, loadCart, saveCart, type Cart } from './carts';
import { priceCart, type PricedCart } from './totals';

export {
  isSent,
  sentItems,
  laterOf,
  laterTotal,
  sentTotal,
  summaryOf,
  type NamedAmount,
  type PricedCart,
  type PricedLine,
  type PricedPart,
  type SentItem,
} from './totals';

/**
 * Prices are in hundredths of `currency`. `customerId` is set if the buyer's access token is valid.
 */
export type CheckoutCart = Pick<
  Cart,
  | 'token'
  | 'country'
  | 'email'
  | 'phone'
  | 'note'
  | 'attributes'
  | 'createdAt'
  | 'updatedAt'
  | 'preferences'
> &
  PricedCart & {
    customerId: number | null;
    /** The company location and its payment terms. */
    buysFor: { name: string; terms: string | null } | null;
    address: AddressRow | null;
  };

/**
 * Returns null if the cart is unknown, expired or completed. As at Shopify, email, phone and
 * customer are missing without the cart's `key`. The argument `email` replaces the cart's email.
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
    preferences: open ? cart.preferences : null,
    address: open ? selectedAddress(world.sql, token) : null,
    buysFor: open ? buysFor(world, cart) : null,
    customerId: open && cart.customerToken ? customerIdOf(world, cart.customerToken) : null,
  };
}

function buysFor(world: World, cart: Cart): CheckoutCart['buysFor'] {
  const location = locationOfCart(world, cart);
  return (
    location && { name: `${company.name}, ${location.name}`, terms: location.terms?.name ?? null }
  );
}

/** Null for a wrong key: the checkout then copies the cart without the buyer. */
export function cartForCheckout(world: World, token: string, key: string): CheckoutCart | null {
  return loadCart(world, token)?.key === key ? readCart(world, token, key) : null;
}

/**
 * Call this for a cart that has become an order. As at Shopify, the Storefront API then returns
 * null.
 */
export function completeCart(world: World, token: string): void {
  deleteCart(world, token);
}

/**
 * Copies the cart without the buyer, as Shopify's checkout does if the key is wrong. Null if the
 * cart doesn't exist.
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

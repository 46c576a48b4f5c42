/** The cart's cookies: its id in one HttpOnly cookie per currency, and the count for the header. */
import type { Context } from '~/platform/context.server';
import { saveLineSnapshots } from './line-snapshots.server';
import { countCookieOf, isCartId, type Cart } from './cart';

/** Shopify deletes a cart that has not been used for ten days. */
const lifeSeconds = 10 * 24 * 60 * 60;

const cookieOf = ({ market }: Context): string => `cart-${market.currency}`;

/** The stored cart id for the current currency; undefined for none, and for an id that is not a `gid://shopify/Cart/`. */
export function readCartId(context: Context): string | undefined {
  const value = context.cookies.get(cookieOf(context));
  return value && isCartId(value) ? value : undefined;
}

/**
 * Stores the cart id that a mutation returned (it may differ from the one sent) and the number of
 * pieces, and records the state of new lines and of the variants in `renewed`.
 */
export function setCartCookies(context: Context, cart: Cart, renewed?: readonly string[]): void {
  context.cookies.set(cookieOf(context), cart.id, { maxAge: lifeSeconds });
  setCountCookie(context, cart.count);
  saveLineSnapshots(context, cart, renewed);
}

/** Forgets a cart that is not worth keeping. */
export function clearCartCookies(context: Context): void {
  context.cookies.remove(cookieOf(context));
  setCountCookie(context, 0);
}

/** The number of pieces, for the header's dot. Not HttpOnly: scripts on cached pages read it. */
export function setCountCookie({ cookies, market }: Context, count: number): void {
  const name = countCookieOf(market.currency);
  if ((cookies.get(name) ?? '0') === String(count)) return;
  cookies.set(name, String(count), { httpOnly: false, maxAge: lifeSeconds });
}

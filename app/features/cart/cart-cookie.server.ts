/** The bag between requests: one HttpOnly cookie per currency, and the dot. */
import type { Context } from '~/platform/context.server';
import { noteLines } from './changes.server';
import { countCookieOf, isCartId, type Cart } from './cart';

/** contracts §1.6: an unused cart lives ten days. */
const lifeSeconds = 10 * 24 * 60 * 60;

const cookieOf = ({ market }: Context): string => `cart-${market.currency}`;

/** The stored cart id of the store's currency; undefined for none, and for an id of another kind. */
export function readCartId(context: Context): string | undefined {
  const value = context.cookies.get(cookieOf(context));
  return value && isCartId(value) ? value : undefined;
}

/**
 * Stores the id that a mutation returned (it may be another than was sent), the dot's figure, and how
 * new lines stand, and those of the variants in `renewed`.
 */
export function rememberCart(context: Context, cart: Cart, renewed?: readonly string[]): void {
  context.cookies.set(cookieOf(context), cart.id, { maxAge: lifeSeconds });
  rememberCount(context, cart.count);
  noteLines(context, cart, renewed);
}

/** Lets go of a cart that holds nothing worth keeping. */
export function forgetCart(context: Context): void {
  context.cookies.remove(cookieOf(context));
  rememberCount(context, 0);
}

/** The header's dot: pieces in the bag, for scripts and cached pages, hence not HttpOnly. */
export function rememberCount({ cookies, market }: Context, count: number): void {
  const name = countCookieOf(market.currency);
  if ((cookies.get(name) ?? '0') === String(count)) return;
  cookies.set(name, String(count), { httpOnly: false, maxAge: lifeSeconds });
}

/** The cart's cookies, one of each per currency: its id (HttpOnly), its count for the header, and its line snapshots. */
import type { Context } from '~/platform/context.server';
import { countCookieOf, isCartId, type Cart, type ClientCart } from './cart';
import { formatSnapshots, lineChanges, parseSnapshots, updateSnapshots } from './line-snapshots';

/** Shopify deletes a cart that has not been used for ten days. */
const tenDays = 10 * 24 * 3600;
const halfYear = 182 * 24 * 3600;

/** What the cookies depend on. */
type Currency = { cookies: Context['cookies']; market: { currency: string } };

const idCookieOf = ({ market }: Currency): string => `cart-${market.currency}`;
const snapshotsCookieOf = ({ market }: Currency): string => `lines-${market.currency}`;

/** The stored cart id for the current currency; undefined for none, and for an id that is not a `gid://shopify/Cart/`. */
export function readCartId(context: Currency): string | undefined {
  const value = context.cookies.get(idCookieOf(context));
  return value && isCartId(value) ? value : undefined;
}

export function setCartId(context: Currency, cartId: string): void {
  context.cookies.set(idCookieOf(context), cartId, { maxAge: tenDays });
}

/**
 * Stores the id that a mutation returned (it may differ from the one sent) and the number of pieces, and
 * takes snapshots of new lines and of the variants in `renewed`.
 */
export function setCartCookies(context: Currency, cart: Cart, renewed?: readonly string[]): void {
  setCartId(context, cart.id);
  setCountCookie(context, cart.count);
  setSnapshotsCookie(context, cart, renewed);
}

/** Forgets a cart that is not worth keeping. */
export function clearCartCookies(context: Currency): void {
  context.cookies.remove(idCookieOf(context));
  setCountCookie(context, 0);
}

/** The number of pieces, for the header's dot. Not HttpOnly: scripts on cached pages read it. */
export function setCountCookie({ cookies, market }: Currency, count: number): void {
  const name = countCookieOf(market.currency);
  if ((cookies.get(name) ?? '0') === String(count)) return;
  cookies.set(name, String(count), { httpOnly: false, maxAge: tenDays });
}

/** Takes snapshots of new lines, and of the variants in `renewed`. */
export function setSnapshotsCookie(
  context: Currency,
  cart: Cart,
  renewed: readonly string[] = [],
): void {
  const name = snapshotsCookieOf(context);
  const before = context.cookies.get(name) ?? '';
  const text = formatSnapshots(updateSnapshots(parseSnapshots(before), cart.lines, renewed));
  if (text === before) return;
  if (text) context.cookies.set(name, text, { maxAge: halfYear });
  else context.cookies.remove(name);
}

/** The part of a cart that may be sent to the browser, with what has changed since the snapshots of its lines. */
export function toClientCart(context: Currency, cart: Cart): ClientCart {
  const snapshots = parseSnapshots(context.cookies.get(snapshotsCookieOf(context)) ?? '');
  const { count, subtotal, total, saved, codes } = cart;
  const lines = cart.lines.map((line) => ({
    ...line,
    changes: lineChanges(line, snapshots.get(line.merchandise)),
  }));
  return { count, lines, subtotal, total, saved, codes };
}

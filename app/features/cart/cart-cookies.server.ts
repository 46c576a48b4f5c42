/**
 * The cart's cookies, one of each per currency: its id, its line snapshots and the carts that were put aside (HttpOnly),
 * its count and version for scripts, and two marks that say when these may be out of date (`cart-cookies.ts`).
 */
import type { Context } from '~/platform/context.server';
import { cartTerms } from './cart-terms.server';
import { giftOf, isCartId, sameCart, type Cart, type ClientCart } from './cart';
import {
  countCookieOf,
  leftCookieOf,
  sentCookieOf,
  versionCookieOf,
  versionOf,
  type LeftMark,
} from './cart-cookies';
import { formatSnapshots, lineChanges, parseSnapshots, updateSnapshots } from './line-snapshots';

/** Shopify deletes a cart that has not been used for ten days. */
const tenDays = 10 * 24 * 3600;
const halfYear = 182 * 24 * 3600;

/** What the cookies depend on. */
type Currency = { cookies: Context['cookies']; market: { currency: string } };

const idCookieOf = ({ market }: Currency): string => `cart-${market.currency}`;
const asideCookieOf = ({ market }: Currency): string => `cart-aside-${market.currency}`;
const snapshotsCookieOf = ({ market }: Currency): string => `lines-${market.currency}`;

/** The stored cart id for the current currency; undefined for none, and for an id that is not a `gid://shopify/Cart/`. */
export function readCartId(context: Currency): string | undefined {
  const value = context.cookies.get(idCookieOf(context));
  return value && isCartId(value) ? value : undefined;
}

export function setCartId(context: Currency, cartId: string): void {
  const before = readCartId(context);
  // It was another cart that was taken to the checkout.
  if (before && !sameCart(before, cartId)) setLeftMark(context, null);
  context.cookies.set(idCookieOf(context), cartId, { maxAge: tenDays });
}

/** More would not fit into their cookie. */
const maxAside = 8;

/** Ids of carts that were made for other customers, and of which the lines are still to be copied. */
export const readAsideIds = (context: Currency): string[] =>
  (context.cookies.get(asideCookieOf(context)) ?? '').split(' ').filter(isCartId);

export function setAsideIds(context: Currency, cartIds: readonly string[]): void {
  const name = asideCookieOf(context);
  const ids = [...new Set(cartIds)].slice(0, maxAside);
  if (ids.length > 0) context.cookies.set(name, ids.join(' '), { maxAge: tenDays });
  else if (context.cookies.get(name) !== undefined) context.cookies.remove(name);
}

/**
 * Stores the id that a mutation returned (it may differ from the one sent), and what the header and other tabs
 * must know, and takes snapshots of new lines and of the variants in `renewed`.
 */
export function setCartCookies(context: Currency, cart: Cart, renewed?: readonly string[]): void {
  setCartId(context, cart.id);
  setStateCookies(context, cart);
  setSnapshotsCookie(context, cart, renewed);
}

/** Forgets a cart that is not worth keeping. */
export function clearCartCookies(context: Currency): void {
  context.cookies.remove(idCookieOf(context));
  setStateCookies(context, null);
  setLeftMark(context, null);
}

/** The cart's total quantity, as far as this browser knows. */
export const readCount = ({ cookies, market }: Currency): number =>
  Number(cookies.get(countCookieOf(market.currency))) || 0;

/** What the header and other tabs must know of the cart. Not HttpOnly: scripts on cached pages read it. */
export function setStateCookies({ cookies, market }: Currency, cart: Cart | null): void {
  const state = [
    [countCookieOf(market.currency), String(cart?.count ?? 0)],
    [versionCookieOf(market.currency), versionOf(cart)],
  ] as const;
  for (const [name, value] of state) {
    if ((cookies.get(name) ?? '0') !== value)
      cookies.set(name, value, { httpOnly: false, maxAge: tenDays });
  }
}

/** True when a script has sent a form about the cart, and no answer has reached the browser since. */
export const isAnswerLost = ({ cookies, market }: Currency): boolean =>
  cookies.get(sentCookieOf(market.currency)) !== undefined;

/** The answer is known. */
export function forgetSent(context: Currency): void {
  if (isAnswerLost(context)) context.cookies.remove(sentCookieOf(context.market.currency));
}

export const readLeftMark = ({ cookies, market }: Currency): string | undefined =>
  cookies.get(leftCookieOf(market.currency));

/** Null removes it. */
export function setLeftMark(context: Currency, mark: LeftMark | null): void {
  const name = leftCookieOf(context.market.currency);
  if (mark) context.cookies.set(name, mark, { httpOnly: false, maxAge: tenDays });
  else if (readLeftMark(context) !== undefined) context.cookies.remove(name);
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
export function toClientCart(
  context: Currency & Pick<Context, 'env' | 'market'>,
  cart: Cart,
): ClientCart {
  const snapshots = parseSnapshots(context.cookies.get(snapshotsCookieOf(context)) ?? '');
  const { count, subtotal, total, discounts, saved, deliveryDiscounts, codes, note } = cart;
  const { giftCards, due, sent } = cart;
  const lines = cart.lines.map((line) => ({
    ...line,
    changes: lineChanges(line, snapshots.get(line.variantId)),
  }));
  const terms = cartTerms(context, total, Date.now());
  return {
    ...{ count, lines, subtotal, total, discounts, saved, deliveryDiscounts, codes, note, terms },
    ...{ giftCards, due, sent, gift: giftOf(cart) },
  };
}

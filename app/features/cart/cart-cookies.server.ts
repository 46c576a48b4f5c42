/** HttpOnly cookies, one set per currency. */
import type { Context } from '~/platform/context.server';
import { cartTerms } from './cart-terms.server';
import { termsOfGroups } from './delivery-groups';
import { giftOf, isCartId, lineKey, sameCart, type Cart, type ClientCart } from './cart';
import {
  leftCookieOf,
  sentCookieOf,
  versionCookieOf,
  versionOf,
  type LeftMark,
} from './cart-cookies';
import { countCookieOf, toCount } from './cart-dot';
import { formatSnapshots, lineChanges, parseSnapshots, updateSnapshots } from './line-snapshots';

/** Shopify deletes an unused cart ten days after its creation. */
const tenDays = 10 * 24 * 3600;
const halfYear = 182 * 24 * 3600;

type Currency = { cookies: Context['cookies']; market: { currency: string } };

const idCookieOf = ({ market }: Currency): string => `cart-${market.currency}`;
const asideCookieOf = ({ market }: Currency): string => `cart-aside-${market.currency}`;
const snapshotsCookieOf = ({ market }: Currency): string => `lines-${market.currency}`;

/** Undefined if missing or malformed. */
export function readCartId(context: Currency): string | undefined {
  const value = context.cookies.get(idCookieOf(context));
  return value && isCartId(value) ? value : undefined;
}

export function setCartId(context: Currency, cartId: string): void {
  const before = readCartId(context);
  if (before && !sameCart(before, cartId)) setLeftMark(context, null);
  context.cookies.set(idCookieOf(context), cartId, { maxAge: tenDays });
  // A cart that was set aside can become this visitor's again.
  const aside = readAsideIds(context);
  const others = aside.filter((id) => !sameCart(id, cartId));
  if (others.length < aside.length) setAsideIds(context, others);
}

/** Limited by the cookie's size. */
const maxAside = 8;

/** Carts of other customers whose lines must still be copied. */
export const readAsideIds = (context: Currency): string[] =>
  (context.cookies.get(asideCookieOf(context)) ?? '').split(' ').filter(isCartId);

export function setAsideIds(context: Currency, cartIds: readonly string[]): void {
  const name = asideCookieOf(context);
  const ids = [...new Set(cartIds)].slice(0, maxAside);
  if (ids.length > 0) context.cookies.set(name, ids.join(' '), { maxAge: tenDays });
  else if (context.cookies.get(name) !== undefined) context.cookies.remove(name);
}

/**
 * The cart id in Shopify's response can differ from the id in the request. Renews the snapshots of the variants in
 * `renewed`.
 */
export function setCartCookies(context: Currency, cart: Cart, renewed?: readonly string[]): void {
  setCartId(context, cart.id);
  setStateCookies(context, cart, true);
  setSnapshotsCookie(context, cart, renewed);
}

export function clearCartCookies(context: Currency): void {
  context.cookies.remove(idCookieOf(context));
  setStateCookies(context, null);
  setLeftMark(context, null);
}

export const readCount = ({ cookies, market }: Currency): number =>
  toCount(cookies.get(countCookieOf(market.currency)));

/** The version of the cart that this browser received last. */
export const readVersion = ({ cookies, market }: Currency): string =>
  cookies.get(versionCookieOf(market.currency)) ?? '0';

/**
 * Not HttpOnly: scripts on cached pages read them. `renew` sets them even if they are right, so that they expire with the
 * cart's id.
 */
export function setStateCookies(
  { cookies, market }: Currency,
  cart: Cart | null,
  renew = false,
): void {
  const state = [
    [countCookieOf(market.currency), String(cart?.count ?? 0)],
    [versionCookieOf(market.currency), versionOf(cart)],
  ] as const;
  for (const [name, value] of state) {
    if (renew || (cookies.get(name) ?? '0') !== value)
      cookies.set(name, value, { httpOnly: false, maxAge: tenDays });
  }
}

/** True if a cart form's response never arrived. */
export const isAnswerLost = ({ cookies, market }: Currency): boolean =>
  cookies.get(sentCookieOf(market.currency)) !== undefined;

export function forgetSent(context: Currency): void {
  if (isAnswerLost(context)) context.cookies.remove(sentCookieOf(context.market.currency));
}

export const readLeftMark = ({ cookies, market }: Currency): string | undefined =>
  cookies.get(leftCookieOf(market.currency));

export function setLeftMark(context: Currency, mark: LeftMark | null): void {
  const name = leftCookieOf(context.market.currency);
  if (mark) context.cookies.set(name, mark, { httpOnly: false, maxAge: tenDays });
  else if (readLeftMark(context) !== undefined) context.cookies.remove(name);
}

/** Renews the snapshots of the variants in `renewed`. */
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

/** Without secrets, but with each line's changes since its snapshot. */
export function toClientCart(
  context: Currency & Pick<Context, 'env' | 'market' | 'session'>,
  cart: Cart,
): ClientCart {
  const snapshots = parseSnapshots(context.cookies.get(snapshotsCookieOf(context)) ?? '');
  const { count, subtotal, total, discounts, saved, deliveryDiscounts, codes, note } = cart;
  const { giftCards, due, later, sent } = cart;
  const lines = cart.lines.map((line) => ({
    ...line,
    changes: lineChanges(line, snapshots.get(lineKey(line))),
    ...(line.handle === context.env.GIFT_WRAP && { isWrap: true as const }),
  }));
  const payment = context.session.get('company')?.terms;
  const { env, market } = context;
  const usual = cartTerms(context, total, Date.now());
  const terms = {
    ...(env.DELIVERY_GROUPS ? termsOfGroups(usual, cart, market.store.locale) : usual),
    ...(payment !== undefined && { payment }),
  };
  return {
    count,
    lines,
    subtotal,
    total,
    discounts,
    saved,
    deliveryDiscounts,
    codes,
    note,
    terms,
    giftCards,
    due,
    sent,
    gift: giftOf(cart),
    ...(later && { later }),
    ...(cart.pickup && context.env.PICKUP && { pickup: cart.pickup }),
    ...(context.env.SHOP_PAY && { shopPay: true as const }),
  };
}

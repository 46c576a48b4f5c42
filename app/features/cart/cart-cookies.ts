/** Cart cookies that scripts can read, one set per currency. This module can run in the browser. */
import type { ClientCart } from './cart';

/** Total quantity. */
export const countCookieOf = (currency: string): string => `cart-count-${currency}`;

/** This cookie contains the cart's version. If the version changes, other tabs reload their bag. */
export const versionCookieOf = (currency: string): string => `cart-version-${currency}`;

/**
 * A script sets this cookie when it sends a cart form, and the response removes the cookie. If a page finds the cookie,
 * the response was lost.
 */
export const sentCookieOf = (currency: string): string => `cart-sent-${currency}`;

/** The lifetime matches the time for which the lock remembers a created cart. */
export const sentSeconds = 60;

/** This cookie is set when the shopper goes to the checkout, and removed when the cart is empty. */
export const leftCookieOf = (currency: string): string => `cart-left-${currency}`;

/**
 * 'left': the shopper went to the checkout. 'asked-…': the cart was read at this time (ms since 1970) and wasn't
 * ordered. 'late-…': reading the cart timed out at this time.
 */
export type LeftMark = 'left' | `asked-${number}` | `late-${number}`;

/** Returns the time of the last read or attempt; undefined if there is none. */
export function lastReadAt(mark: string): number | undefined {
  const time = /^(?:asked|late)-(\d{1,15})$/.exec(mark)?.[1];
  return time === undefined ? undefined : Number(time);
}

export const isUnanswered = (mark: string): boolean => !mark.startsWith('asked-');

/** The version differs between carts with different variants, quantities or codes. */
export function versionOf(cart: Pick<ClientCart, 'lines' | 'codes' | 'giftCards'> | null): string {
  const lines = cart?.lines.map(({ variantId, quantity }) => `${variantId}:${quantity}`) ?? [];
  const contents = [
    ...lines,
    ...(cart?.codes ?? []),
    ...(cart?.giftCards ?? []).map(({ ending }) => ending),
  ]
    .sort()
    .join();
  if (contents === '') return '0';
  // The hash is FNV-1a. It isn't used for security.
  let hash = 0x811c9dc5;
  for (let at = 0; at < contents.length; at += 1)
    hash = Math.imul(hash ^ contents.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36);
}

export const dotStyleId = 'cart-dot';

/**
 * Returns the number in the cookie, or 0 if the number is invalid. It can be invalid, because scripts can write this
 * cookie.
 */
export const toCount = (cookie: string | undefined): number =>
  /^\d{1,5}$/.test(cookie ?? '') ? Number(cookie) : 0;

/** CSS that shows the number on the header's bag. */
export const dotStyle = (count: number): string =>
  count > 0
    ? `:root{--cart-filled:block;--cart-filled-text:inline;--cart-count:"${count > 99 ? '99+' : count}"}`
    : '';

/** Cart cookies that scripts can read, one set per currency. This module can be used in the browser. */
import type { ClientCart } from './cart';

/** Total quantity. */
export const countCookieOf = (currency: string): string => `cart-count-${currency}`;

/**
 * The cookie contains the cart's `versionOf`. Other tabs compare it with their own bag, and reload the bag if the
 * versions differ.
 */
export const versionCookieOf = (currency: string): string => `cart-version-${currency}`;

/**
 * The cookie is set when a script sends a cart form, and the response removes it. If a page that loads finds this
 * cookie, the response was lost, and with it the cookies that it would have set.
 */
export const sentCookieOf = (currency: string): string => `cart-sent-${currency}`;

/** As long as the lock remembers a created cart. */
export const sentSeconds = 60;

/**
 * The cookie shows that this browser was sent to the checkout. It is removed when the cart is found to be empty or to
 * no longer exist.
 */
export const leftCookieOf = (currency: string): string => `cart-left-${currency}`;

/**
 * Value of the cookie that is set on the way to the checkout. 'left': the cart hasn't been read since then. 'asked-…':
 * the cart was read at this time (ms since 1970), and hadn't been ordered. 'late-…': reading the cart timed out at this
 * time.
 */
export type LeftMark = 'left' | `asked-${number}` | `late-${number}`;

/** Last read or attempt; undefined without one. */
export function lastReadAt(mark: string): number | undefined {
  const time = /^(?:asked|late)-(\d{1,15})$/.exec(mark)?.[1];
  return time === undefined ? undefined : Number(time);
}

export const isUnanswered = (mark: string): boolean => !mark.startsWith('asked-');

/** Differs between carts with different variants, quantities or codes. */
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
  // FNV-1a; not used for security.
  let hash = 0x811c9dc5;
  for (let at = 0; at < contents.length; at += 1)
    hash = Math.imul(hash ^ contents.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36);
}

export const dotStyleId = 'cart-dot';

/**
 * Returns the number in the cookie; 0 unless it is a whole number of up to five digits. The check is needed because
 * scripts and extensions can write this cookie.
 */
export const toCount = (cookie: string | undefined): number =>
  /^\d{1,5}$/.test(cookie ?? '') ? Number(cookie) : 0;

/** CSS that shows the number on the header's bag. */
export const dotStyle = (count: number): string =>
  count > 0
    ? `:root{--cart-filled:block;--cart-filled-text:inline;--cart-count:"${count > 99 ? '99+' : count}"}`
    : '';

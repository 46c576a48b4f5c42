/** Cart cookies that scripts read, one set per currency. Safe in the browser. */
import type { ClientCart } from './cart';

/** Total quantity. */
export const countCookieOf = (currency: string): string => `cart-count-${currency}`;

/** Contains `versionOf` the cart, by which another tab sees that its bag is out of date. */
export const versionCookieOf = (currency: string): string => `cart-version-${currency}`;

/**
 * Set when a script sends a cart form, removed by the response. If a page finds this cookie, a response and its cookies
 * were lost.
 */
export const sentCookieOf = (currency: string): string => `cart-sent-${currency}`;

/** As long as the lock remembers a created cart. */
export const sentSeconds = 60;

/** Shows that this browser went to the checkout. Removed when the cart is empty or no longer exists. */
export const leftCookieOf = (currency: string): string => `cart-left-${currency}`;

/**
 * 'left': the cart hasn't been read since. 'asked-…': read at this time (ms since 1970), but not ordered yet. 'late-…':
 * the read timed out.
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

/** 0 unless it's a whole number of up to five digits. Scripts and extensions can write the cookie. */
export const toCount = (cookie: string | undefined): number =>
  /^\d{1,5}$/.test(cookie ?? '') ? Number(cookie) : 0;

/** CSS that shows the number on the header's bag. */
export const dotStyle = (count: number): string =>
  count > 0
    ? `:root{--cart-filled:block;--cart-filled-text:inline;--cart-count:"${count > 99 ? '99+' : count}"}`
    : '';

/** The cart's cookies that scripts read, one of each per currency, and what pages make of them. Safe in the browser. */
import type { ClientCart } from './cart';

/** Name of the cookie with the cart's total quantity. */
export const countCookieOf = (currency: string): string => `cart-count-${currency}`;

/** Name of the cookie with the version of the cart (`versionOf`), by which a tab sees that its bag is out of date. */
export const versionCookieOf = (currency: string): string => `cart-version-${currency}`;

/**
 * Name of the cookie that a script sets when it sends a form about the cart, and removes when it has the answer. A
 * page that finds it knows that an answer was lost, and the answer's cookies with it.
 */
export const sentCookieOf = (currency: string): string => `cart-sent-${currency}`;

/** How long it lives, in seconds: as long as the lock remembers which cart was created. */
export const sentSeconds = 60;

/**
 * Name of the cookie that says that this browser has left for the checkout, where the cart may become an order
 * without the shop hearing of it. It stays until the cart is known to be gone or empty.
 */
export const leftCookieOf = (currency: string): string => `cart-left-${currency}`;

/**
 * The value of that cookie. left: the cart was not read since; asked: it was, at this time (ms since 1970), and was
 * not an order yet; late: there was no answer in time.
 */
export type LeftMark = 'left' | `asked-${number}` | `late-${number}`;

/** When the cart was last read or tried to be; undefined when it was not since the browser left. */
export function askedAt(mark: string): number | undefined {
  const time = /^(?:asked|late)-(\d{1,15})$/.exec(mark)?.[1];
  return time === undefined ? undefined : Number(time);
}

/** True when there was no answer in time, or the cart was not read since the browser left. */
export const isUnanswered = (mark: string): boolean => !mark.startsWith('asked-');

/** A text that differs between carts with different contents: quantity of each variant, and codes. */
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
  // FNV-1a: it need not be safe, only short.
  let hash = 0x811c9dc5;
  for (let at = 0; at < contents.length; at += 1)
    hash = Math.imul(hash ^ contents.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** Id of the visitor's style with the dot. */
export const dotStyleId = 'cart-dot';

/** CSS that shows the dot on the header's bag. */
export const dotStyle = (filled: boolean): string =>
  filled ? ':root{--cart-filled:block;--cart-filled-text:inline}' : '';

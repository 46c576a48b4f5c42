/** Cookies that scripts can read, one set per currency. */
import { lineKey, type ClientCart } from './cart';

/** If the version changes, other tabs reload their bag. */
export const versionCookieOf = (currency: string): string => `cart-version-${currency}`;

/** A script sets this cookie with each cart form; the response removes it. */
export const sentCookieOf = (currency: string): string => `cart-sent-${currency}`;

/** Lifetime of the cookie `cart-sent-…`; equals the time for which `CartCreationLock` remembers a created cart. */
export const sentSeconds = 60;

/** Set on the way to the checkout; removed when the cart is empty. */
export const leftCookieOf = (currency: string): string => `cart-left-${currency}`;

/**
 * 'left': the shopper went to the checkout. 'asked-{time}': the cart was read then (ms since 1970), and wasn't ordered.
 * 'late-{time}': the read timed out.
 */
export type LeftMark = 'left' | `asked-${number}` | `late-${number}`;

/** Time of the last read or attempt, or undefined. */
export function lastReadAt(mark: string): number | undefined {
  const time = /^(?:asked|late)-(\d{1,15})$/.exec(mark)?.[1];
  return time === undefined ? undefined : Number(time);
}

export const isUnanswered = (mark: string): boolean => !mark.startsWith('asked-');

/** Differs between carts with different variants, quantities or codes. */
export function versionOf(cart: Pick<ClientCart, 'lines' | 'codes' | 'giftCards'> | null): string {
  const lines = cart?.lines.map((line) => `${lineKey(line)}:${line.quantity}`) ?? [];
  const contents = [
    ...lines,
    ...(cart?.codes ?? []),
    ...(cart?.giftCards ?? []).map(({ ending }) => ending),
  ]
    .sort()
    .join();
  if (contents === '') return '0';
  // FNV-1a; not for security.
  let hash = 0x811c9dc5;
  for (let at = 0; at < contents.length; at += 1)
    hash = Math.imul(hash ^ contents.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36);
}

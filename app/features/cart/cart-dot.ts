/** The bag's count in the header: CSS made from a cookie. */
import { readBrowserCookie } from '~/platform/http/browser-cookies';

/** Cookie with the bag's total quantity; scripts can read it. */
export const countCookieOf = (currency: string): string => `cart-count-${currency}`;

export const dotStyleId = 'cart-dot';

/** Scripts can write this cookie, so an invalid number counts as 0. */
export const toCount = (cookie: string | undefined): number =>
  /^\d{1,5}$/.test(cookie ?? '') ? Number(cookie) : 0;

export const dotStyle = (count: number): string =>
  count > 0
    ? `:root{--cart-filled:block;--cart-filled-text:inline;--cart-count:"${count > 99 ? '99+' : count}"}`
    : '';

/** Total quantity, by the cookie. Browser only. */
export const countOf = (currency: string): number =>
  toCount(readBrowserCookie(countCookieOf(currency)));

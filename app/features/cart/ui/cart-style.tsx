import { useCallback } from 'react';
import { readBrowserCookie } from '~/platform/http/browser-cookies';
import { paintStyle, VisitorStyle } from '~/ui/visitor-style';
import { countCookieOf, dotStyle, dotStyleId, toCount } from '../cart-cookies';

/** Number of items after pending changes, which the cookie doesn't contain yet. */
let comingCount: number | undefined;

/** Total quantity, by the cookie. */
export const countOf = (currency: string): number =>
  toCount(readBrowserCookie(countCookieOf(currency)));

const readDot = (currency: string) => dotStyle(comingCount ?? countOf(currency));

/** `currency` is the page's currency. Each currency has its own cart. */
export function CartStyle({ currency }: { currency: string }) {
  const read = useCallback(() => readDot(currency), [currency]);
  return <VisitorStyle id={dotStyleId} read={read} />;
}

/**
 * Updates the dot on the header's bag. `count` is the quantity while a change is pending. Call this function after each
 * response, because some browsers don't report changes of cookies.
 */
export function paintDot(currency: string, count?: number): void {
  comingCount = count;
  paintStyle(dotStyleId, readDot(currency));
}

import { useCallback } from 'react';
import { readBrowserCookie } from '~/platform/http/browser-cookies';
import { paintStyle, VisitorStyle } from '~/ui/visitor-style';
import { countCookieOf, dotStyle, dotStyleId, toCount } from '../cart-dot';

/** After pending changes, which the cookie lacks. */
let comingCount: number | undefined;

/** Total quantity, by the cookie. */
export const countOf = (currency: string): number =>
  toCount(readBrowserCookie(countCookieOf(currency)));

const readDot = (currency: string) => dotStyle(comingCount ?? countOf(currency));

/** Each currency has its own cart. */
export function CartStyle({ currency }: { currency: string }) {
  const read = useCallback(() => readDot(currency), [currency]);
  return <VisitorStyle id={dotStyleId} read={read} />;
}

/**
 * `count`: quantity while a change is pending. Call this after each response, because some browsers don't report
 * changes of cookies.
 */
export function paintDot(currency: string, count?: number): void {
  comingCount = count;
  paintStyle(dotStyleId, readDot(currency));
}

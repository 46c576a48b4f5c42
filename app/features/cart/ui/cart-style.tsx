import { useCallback } from 'react';
import { readBrowserCookie } from '~/platform/http/browser-cookies';
import { paintStyle, VisitorStyle } from '~/ui/visitor-style';
import { countCookieOf, dotStyle, dotStyleId } from '../cart-cookies';

/** Pending changes, which the cookie doesn't show yet. */
let willBeFilled: boolean | undefined;

export const isFilled = (currency: string): boolean =>
  Number(readBrowserCookie(countCookieOf(currency))) > 0;

const readDot = (currency: string) => dotStyle(willBeFilled ?? isFilled(currency));

/** `currency`: the page's; each has its own cart. */
export function CartStyle({ currency }: { currency: string }) {
  const read = useCallback(() => readDot(currency), [currency]);
  return <VisitorStyle id={dotStyleId} read={read} />;
}

/**
 * `filled`: the state while a change is pending. Call it after a response too: some browsers don't report cookie
 * changes.
 */
export function paintDot(currency: string, filled?: boolean): void {
  willBeFilled = filled;
  paintStyle(dotStyleId, readDot(currency));
}

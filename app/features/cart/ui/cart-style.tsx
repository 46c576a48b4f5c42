import { useCallback } from 'react';
import { readBrowserCookie } from '~/platform/http/browser-cookies';
import { paintStyle, VisitorStyle } from '~/ui/visitor-style';
import { countCookieOf, dotStyle, dotStyleId } from '../cart-cookies';

/** Whether a pending change leaves the bag filled, which the cookie does not show yet. */
let willBeFilled: boolean | undefined;

/** Whether the bag has items, by its cookie. */
export const isFilled = (currency: string): boolean =>
  Number(readBrowserCookie(countCookieOf(currency))) > 0;

const readDot = (currency: string) => dotStyle(willBeFilled ?? isFilled(currency));

/** The style that shows the dot on the header's bag. `currency`: the page's, because each has a cart of its own. */
export function CartStyle({ currency }: { currency: string }) {
  const read = useCallback(() => readDot(currency), [currency]);
  return <VisitorStyle id={dotStyleId} read={read} />;
}

/**
 * Shows or hides the dot: as `filled` says while a change is on the way, else as the cookie does. To be called after an
 * answer too, for browsers that do not tell a page that its cookies have changed.
 */
export function paintDot(currency: string, filled?: boolean): void {
  willBeFilled = filled;
  paintStyle(dotStyleId, readDot(currency));
}

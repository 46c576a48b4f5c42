import { useCallback } from 'react';
import { readBrowserCookie } from '~/platform/http/browser-cookies';
import { paintStyle, VisitorStyle } from '~/ui/visitor-style';
import { countCookieOf, dotStyle, dotStyleId } from '../cart-cookies';

/** What a change that is on the way will make of the bag; the cookie does not know of it yet. */
let foreseen: boolean | undefined;

/** Whether the bag has pieces, as the cookie says. */
export const isFilled = (currency: string): boolean =>
  Number(readBrowserCookie(countCookieOf(currency))) > 0;

const readDot = (currency: string) => dotStyle(foreseen ?? isFilled(currency));

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
  foreseen = filled;
  paintStyle(dotStyleId, readDot(currency));
}

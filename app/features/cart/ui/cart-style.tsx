import { useCallback } from 'react';
import { readBrowserCookie } from '~/platform/http/browser-cookies';
import { paintStyle, VisitorStyle } from '~/ui/visitor-style';
import { countCookieOf, dotStyle, dotStyleId } from '../cart-cookies';

const readDot = (currency: string) =>
  dotStyle(Number(readBrowserCookie(countCookieOf(currency))) > 0);

/** The style that shows the dot on the header's bag. `currency`: the page's, because each has a cart of its own. */
export function CartStyle({ currency }: { currency: string }) {
  const read = useCallback(() => readDot(currency), [currency]);
  return <VisitorStyle id={dotStyleId} read={read} />;
}

/** For browsers that do not tell a page that its cookies have changed: to be called after an answer. */
export const paintDot = (currency: string): void => paintStyle(dotStyleId, readDot(currency));

import { createContext, useCallback, useContext } from 'react';
import { readBrowserCookie } from '~/platform/http/browser-cookies';
import { paintStyle, VisitorStyle } from '~/ui/visitor-style';
import { countCookieOf, dotStyle } from '../cart-cookies';

const styleId = 'cart-dot';
const FilledContext = createContext(false);

/** Wraps the server's render; true when there is something in this browser's bag. */
export const CartFilledProvider = FilledContext.Provider;

const readDot = (currency: string) =>
  dotStyle(Number(readBrowserCookie(countCookieOf(currency))) > 0);

/** The style that shows the dot on the header's bag. `currency`: the page's, because each has a cart of its own. */
export function CartStyle({ currency }: { currency: string }) {
  const filled = useContext(FilledContext);
  const read = useCallback(() => readDot(currency), [currency]);
  return <VisitorStyle id={styleId} css={dotStyle(filled)} read={read} />;
}

/** For browsers that do not tell a page that its cookies have changed: to be called after an answer. */
export const paintDot = (currency: string): void => paintStyle(styleId, readDot(currency));

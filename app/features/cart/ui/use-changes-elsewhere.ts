import { useEffect, useRef } from 'react';
import { readBrowserCookie, watchBrowserCookies } from '~/platform/http/browser-cookies';
import type { ClientCart } from '../cart';
import { versionCookieOf, versionOf } from '../cart-cookies';
import { useCart, useCartActions } from './cart-provider';

/** In ms. A response sets the cookie slightly before the page shows the response's cart. */
const answerMs = 500;

/**
 * Reloads a cart that another tab or the checkout changed. `cart` is undefined while none is visible. Without
 * `reload`, reloads the drawer.
 */
export function useChangesElsewhere(
  cart: ClientCart | null | undefined,
  reload?: () => void,
): void {
  const { currency, follow } = useCartActions();
  const { updating, loading } = useCart();
  /** The cookie's version at the last reload. If the reloaded cart still differs, don't reload again. */
  const followed = useRef<string>();
  const latestReload = useRef(reload);
  useEffect(() => {
    latestReload.current = reload;
  });
  const settled = cart !== undefined && !updating && !loading;
  useEffect(() => {
    if (!settled) return;
    const shown = versionOf(cart);
    const check = () => {
      if (document.visibilityState !== 'visible') return;
      const version = readBrowserCookie(versionCookieOf(currency));
      if (version === undefined || version === shown || version === followed.current) return;
      followed.current = version;
      follow(latestReload.current);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const checkSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(check, answerMs);
    };
    checkSoon();
    const stop = watchBrowserCookies(checkSoon);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [settled, cart, currency, follow]);
}

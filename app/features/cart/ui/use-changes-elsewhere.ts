import { useEffect, useRef } from 'react';
import { readBrowserCookie, watchBrowserCookies } from '~/platform/http/browser-cookies';
import type { ClientCart } from '../cart';
import { versionCookieOf, versionOf } from '../cart-cookies';
import { useCart } from './cart-provider';

/**
 * How long a difference must last, in ms: the cookies of this page's own answer are there before the page is, and
 * the router calls its form idle in a render that still has the bag before it.
 */
const answerMs = 500;

/**
 * Keeps a bag that is on the screen true: when this browser's cookie tells of another version than `cart`, another
 * tab or the checkout has changed it, and it is read again and said so. `cart` is undefined while no bag is shown.
 * `reload` reads it, by default for the drawer.
 */
export function useChangesElsewhere(
  cart: ClientCart | null | undefined,
  reload?: () => void,
): void {
  const { currency, updating, loading, follow } = useCart();
  /** Read again for this version already: if the bag still differs, asking more often does not help. */
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

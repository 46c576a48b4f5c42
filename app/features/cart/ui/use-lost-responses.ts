import { useEffect } from 'react';
import { readBrowserCookie } from '~/platform/http/browser-cookies';
import { isUnanswered, leftCookieOf, sentCookieOf } from '../cart-cookies';

/** Maximum number of reads after a lost response, and the interval between them in ms. */
const maxLooks = 6;
const lookAgainMs = 1_500;

/** In ms. A return to the page triggers two events, but the cart should be read only once. */
const minIntervalMs = 5_000;

/** Reads the cart after a lost response and after the checkout. `read` must be the same function in every render. */
export function useLostResponses(currency: string, read: () => Promise<unknown>): void {
  useEffect(() => {
    let looks = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      if (readBrowserCookie(sentCookieOf(currency)) === undefined || looks >= maxLooks) return;
      looks += 1;
      await read();
      timer = setTimeout(() => void look(), lookAgainMs);
    };
    void look();
    return () => {
      looks = maxLooks;
      clearTimeout(timer);
    };
  }, [currency, read]);
  useEffect(() => {
    let requestedAt = 0;
    const ask = () => {
      if (document.visibilityState !== 'visible' || Date.now() - requestedAt < minIntervalMs)
        return;
      if (readBrowserCookie(leftCookieOf(currency)) === undefined) return;
      requestedAt = Date.now();
      void read();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) ask();
    };
    // After Back, the browser may show an outdated cart.
    const mark = readBrowserCookie(leftCookieOf(currency));
    if (mark !== undefined && (isUnanswered(mark) || isBack())) ask();
    window.addEventListener('pageshow', onPageShow);
    window.addEventListener('focus', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
      window.removeEventListener('focus', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [currency, read]);
}

const isBack = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward');

import { useEffect } from 'react';
import { readBrowserCookie } from '~/platform/http/browser-cookies';
import { isUnanswered, leftCookieOf, sentCookieOf } from '../cart-cookies';

/** How often, and after how many ms each time, an add is looked for whose answer was lost. */
const maxLooks = 6;
const lookAgainMs = 1_500;

/** Two events tell of one return, and whoever goes to and fro does not need the cart each time; in ms. */
const askAgainMs = 5_000;

/**
 * Reads the cart when it has changed without this browser hearing of it: after a page was left before the answer to
 * its form came, and after the checkout. All others cost no request. `read` is to be stable.
 */
export function useMissedAnswers(currency: string, read: () => Promise<void>): void {
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
    let asked = 0;
    const ask = () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < askAgainMs) return;
      if (readBrowserCookie(leftCookieOf(currency)) === undefined) return;
      asked = Date.now();
      void read();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) ask();
    };
    // A page that the browser had kept was not rendered for this visit, and the server may not have had an answer.
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

/** True when the shopper came to this document with the browser's Back or Forward. */
const isBack = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward');

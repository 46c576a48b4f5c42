import { useEffect } from 'react';
import {
  readBrowserCookie,
  setBrowserCookie,
  watchBrowserCookies,
} from '~/platform/http/browser-cookies';
import { paintStyle } from '~/ui/visitor-style';
import { pickupCookie, pickupCookieSeconds, pickupStyle } from '../pickup';
import { pickupStyleId } from '../pickup-style-id';

const paint = (): void => paintStyle(pickupStyleId, pickupStyle(readBrowserCookie(pickupCookie)));

/** Follows the choice, also in other tabs. The style itself is in the page's head. */
export function usePickupStyle(): void {
  useEffect(() => {
    paint();
    return watchBrowserCookies(paint);
  }, []);
}

export function choosePickupShop(id: string): void {
  setBrowserCookie(pickupCookie, id, pickupCookieSeconds);
  paint();
}

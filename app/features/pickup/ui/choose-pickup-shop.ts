import { readBrowserCookie, setBrowserCookie } from '~/platform/http/browser-cookies';
import { paintStyle, useVisitorStyle } from '~/ui/visitor-style';
import { pickupCookie, pickupCookieSeconds, pickupStyle } from '../pickup';
import { pickupStyleId } from '../pickup-style-id';

const read = (): string => pickupStyle(readBrowserCookie(pickupCookie));

/** Follows the choice, also in other tabs. The style itself is in the page's head. */
export const usePickupStyle = (): void => useVisitorStyle(pickupStyleId, read);

export function choosePickupShop(id: string): void {
  setBrowserCookie(pickupCookie, id, pickupCookieSeconds);
  paintStyle(pickupStyleId, read());
}

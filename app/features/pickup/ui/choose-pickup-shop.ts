import { readBrowserCookie, setBrowserCookie } from '~/platform/http/browser-cookies';
import { paintStyle, useVisitorStyle } from '~/ui/visitor-style';
import { pickupCookie, pickupCookieSeconds, pickupStyle } from '../pickup';
import { pickupStyleId } from '../pickup-style-id';

const read = (): string => pickupStyle(readBrowserCookie(pickupCookie));

/** Updates the style in the page's head when the shopper chooses a shop, also in another tab. */
export const usePickupStyle = (): void => useVisitorStyle(pickupStyleId, read);

export function choosePickupShop(id: string): void {
  setBrowserCookie(pickupCookie, id, pickupCookieSeconds);
  paintStyle(pickupStyleId, read());
}

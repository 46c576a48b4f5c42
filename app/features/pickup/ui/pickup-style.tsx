import { readBrowserCookie, setBrowserCookie } from '~/platform/http/browser-cookies';
import { paintStyle, VisitorStyle } from '~/ui/visitor-style';
import { pickupCookie, pickupCookieSeconds, pickupStyle, pickupStyleId } from '../pickup';

const read = () => pickupStyle(readBrowserCookie(pickupCookie));

/** Cached pages are the same for all visitors; this style shows the chosen shop. */
export const PickupStyle = () => <VisitorStyle id={pickupStyleId} read={read} />;

export function choosePickupShop(id: string): void {
  setBrowserCookie(pickupCookie, id, pickupCookieSeconds);
  paintStyle(pickupStyleId, read());
}

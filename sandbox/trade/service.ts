import { messagePage } from '../checkout/frame';
import { storefrontOf } from '../pages/storefronts';
import type { World } from '../state/world';

/** `GET /trade`: stands where the operator's trade portal is; the storefront only links to it. */
export function trade(request: Request, url: URL, world: World): Response | null {
  if (url.pathname !== '/trade') return null;
  return messagePage(world, storefrontOf(request, world), {
    title: 'Trade portal',
    text: 'Customers with a trade account are sent to a portal of the operator. This page stands in for it.',
    status: 200,
  });
}

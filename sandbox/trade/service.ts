import { messagePage } from '../shopify/checkout/page';
import { storefrontOf } from '../world/storefronts';
import type { World } from '../world/world';

/** `GET /trade` shows a placeholder for the operator's trade portal. */
export function trade(request: Request, url: URL, world: World): Response | null {
  if (url.pathname !== '/trade') return null;
  return messagePage(world, storefrontOf(request, world), {
    title: 'Trade portal',
    text: 'Customers with a trade account sign in at the operator’s trade portal. This page stands in for it.',
    status: 200,
  });
}

/**
 * Below `/account` and `/accounts`, what no other route has: Shopify's paths, which lead to where the page is here, and
 * links of emails that were cut off or added to, which may still contain their secret.
 */
import type { RouteHandle } from '~/route-handle';

export const handle = { account: true, secretUrl: true } satisfies RouteHandle;

export { action, default, headers, loader, meta } from '../$';

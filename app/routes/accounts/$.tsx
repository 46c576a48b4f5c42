/**
 * All other addresses under `/account` and `/accounts`: Shopify's paths, which redirect to the page here, and damaged
 * links from emails, which may still contain their secret.
 */
import type { RouteHandle } from '~/route-handle';

export const handle = { account: true, secretUrl: true } satisfies RouteHandle;

export { action, default, headers, loader, meta } from '../$';

/**
 * All other account paths: paths of Shopify's own storefront, which redirect, and damaged email links, which may
 * contain a secret.
 */
import type { RouteHandle } from '~/route-handle';

export const handle = { account: true, secretUrl: true } satisfies RouteHandle;

export { action, default, headers, loader, meta } from '../$';

/** Redirects the account paths of Shopify's storefronts, and handles damaged links from emails. */
import type { RouteHandle } from '~/route-handle';

export const handle = {
  account: true,
  secretUrl: true,
  countsAsUncached: true,
} satisfies RouteHandle;

export { action, default, headers, loader, meta } from '../$';

/**
 * Handles account paths that no other route matches: it redirects the paths that Shopify's own storefronts use, and
 * answers damaged links from emails, which may contain a secret.
 */
import type { RouteHandle } from '~/route-handle';

export const handle = { account: true, secretUrl: true } satisfies RouteHandle;

export { action, default, headers, loader, meta } from '../$';

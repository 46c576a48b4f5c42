/**
 * All other paths under `/account` and `/accounts`: Shopify's paths, which redirect, and damaged links from emails,
 * which may still contain a secret.
 */
import type { RouteHandle } from '~/route-handle';

export const handle = { account: true, secretUrl: true } satisfies RouteHandle;

export { action, default, headers, loader, meta } from '../$';

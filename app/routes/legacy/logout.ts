/**
 * `/account/logout`, Shopify's path. A form signs out; a link redirects to the account, because links must not change
 * anything.
 */
import type { RouteHandle } from '~/route-handle';

export const handle = { account: true } satisfies RouteHandle;

export { action, loader } from '../accounts/sign-out';

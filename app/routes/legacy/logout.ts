/**
 * `/account/logout`, the logout path of Shopify's storefronts. A link must not sign anyone out, so this path redirects
 * to the account, which has a logout button.
 */
import type { RouteHandle } from '~/route-handle';

export const handle = { account: true } satisfies RouteHandle;

export { action, loader } from '../accounts/sign-out';

/** `/account/logout`, a path of Shopify's storefronts. A link must not sign out, so this redirects to the account. */
import type { RouteHandle } from '~/route-handle';

export const handle = { account: true } satisfies RouteHandle;

export { action, loader } from '../accounts/sign-out';

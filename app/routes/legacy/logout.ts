/** `/account/logout`, Shopify's path. Links don't sign out; they redirect to the account. */
import type { RouteHandle } from '~/route-handle';

export const handle = { account: true } satisfies RouteHandle;

export { action, loader } from '../accounts/sign-out';

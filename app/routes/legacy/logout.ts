/** `/account/logout`, Shopify's path: a form signs out; a link leads to the account, as links must not change anything. */
import type { RouteHandle } from '~/route-handle';

export const handle = { account: true } satisfies RouteHandle;

export { action, loader } from '../accounts/sign-out';

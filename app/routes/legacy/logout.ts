/** Redirects to the account, because a link must not sign customers out. */
import type { RouteHandle } from '~/route-handle';

export const handle = { account: true } satisfies RouteHandle;

export { action, loader } from '../accounts/sign-out';

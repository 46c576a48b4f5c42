import type { LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { isSignedIn } from '~/features/account/account-session.server';
import type { RouteHandle } from '~/route-handle';
import { redirectTo } from './account-route.server';

export const handle = { account: true } satisfies RouteHandle;

export const loader = ({ context }: LoaderFunctionArgs) =>
  redirectTo(isSignedIn(context) ? '/accounts/dashboard' : '/accounts/login');

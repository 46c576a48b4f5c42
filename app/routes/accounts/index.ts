import type { LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { readToken } from '~/features/account/sign-in.server';
import { redirectTo } from './account-route.server';

/** `/accounts`, the header's account link: redirects to the dashboard or the login page. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  redirectTo(readToken(context) ? '/accounts/dashboard' : '/accounts/login');

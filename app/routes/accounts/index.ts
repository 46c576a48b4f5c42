import { redirect, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { readToken } from '~/features/account/account.server';
import { unstored } from './guard.server';

/** `/accounts`, the header's account link: redirects to the dashboard or the login page. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  redirect(readToken(context) ? '/accounts/dashboard' : '/accounts/login', {
    status: 303,
    headers: unstored,
  });

import { redirect, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { readToken } from '~/features/account/account.server';
import { unstored } from './guard.server';

/** `/accounts`, where the header's link leads: the dashboard, or the sign-in screen. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  redirect(readToken(context) ? '/accounts/dashboard' : '/accounts/login', {
    status: 303,
    headers: unstored,
  });

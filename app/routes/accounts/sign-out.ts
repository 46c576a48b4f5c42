/** POST only: a link on another site must not sign customers out. */
import type { ActionFunctionArgs } from '@shopify/remix-oxygen';
import { signOut } from '~/features/account/account-session.server';
import { dropReceipt } from '~/features/returns/return-receipt.server';
import type { RouteHandle } from '~/route-handle';
import { leaveFor, redirectTo, updateCartCustomer } from './account-route.server';

export const handle = { account: true } satisfies RouteHandle;

export const loader = () => redirectTo('/accounts');

const onlyHere = {
  legacy:
    'You’re signed out on this device, but we couldn’t end your session everywhere. If other people use this device, change your password later.',
  hosted:
    'You’re signed out of this shop, but the sign-in page may still remember you. If other people use this device, sign in and out again later.',
};

const toProvider = {
  title: 'Signing out',
  text: 'You’re signed out of this shop. We’re signing you out of your account too.',
  label: 'Continue',
};

/**
 * The cart stays, without the customer. The browser's cache needs no clearing: pages with customer data are `no-store`.
 */
export async function action({ context }: ActionFunctionArgs) {
  const { ended, leaveTo } = await signOut(context);
  dropReceipt(context);
  await updateCartCustomer(context);
  const { session, env } = context;
  if (ended) session.flash('login-notice', 'You’re signed out.');
  else session.flash('login-problem', onlyHere[env.ACCOUNTS === 'legacy' ? 'legacy' : 'hosted']);
  const response =
    leaveTo === null ? redirectTo('/accounts/login') : leaveFor(context, leaveTo, toProvider);
  response.headers.set('Clear-Site-Data', '"storage"');
  return response;
}

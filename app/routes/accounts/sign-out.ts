/** POST only: a link on another site must not sign customers out. */
import { redirectDocument, type ActionFunctionArgs } from '@shopify/remix-oxygen';
import { loginFlash } from '~/features/account/account-flash.server';
import { signOut } from '~/features/account/account-session.server';
import { closeOrder } from '~/features/guest-orders/guest-order-cookie.server';
import { dropReceipt } from '~/features/returns/return-receipt.server';
import { noStore } from '~/platform/http/no-store';
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
 * The cart stays, without the customer. The browser's cache needs no clearing: pages with customer data or a company's
 * prices are `no-store`.
 */
export async function action({ context }: ActionFunctionArgs) {
  const { session, env } = context;
  const hadCompany = session.get('company') !== undefined || session.get('mustChooseCompany');
  const { ended, leaveTo } = await signOut(context);
  closeOrder(context);
  dropReceipt(context);
  await updateCartCustomer(context);
  if (ended) session.flash(loginFlash.notice, 'You’re signed out.');
  else session.flash(loginFlash.problem, onlyHere[env.ACCOUNTS === 'legacy' ? 'legacy' : 'hosted']);
  const response =
    leaveTo !== null
      ? leaveFor(context, leaveTo, toProvider)
      : hadCompany
        ? // Load a new document: the current one keeps product lists for Back in memory, with the company's prices.
          redirectDocument('/accounts/login', { status: 303, headers: noStore })
        : redirectTo('/accounts/login');
  response.headers.set('Clear-Site-Data', '"storage"');
  return response;
}

/** POST only, so that other sites can't sign customers out with a link or image. */
import type { ActionFunctionArgs } from '@shopify/remix-oxygen';
import { signOut } from '~/features/account/account-session.server';
import type { RouteHandle } from '~/route-handle';
import { leaveFor, redirectTo, updateCartCustomer } from './account-route.server';

export const handle = { account: true } satisfies RouteHandle;

export const loader = () => redirectTo('/accounts');

const onlyHere = {
  legacy:
    'You are signed out in this browser. We could not end the session everywhere: if others use this computer, set a new password later.',
  hosted:
    'You are signed out of this shop. The page where you sign in may still know this browser: if others use this computer, sign in and out once more later.',
};

const toProvider = {
  title: 'Signing out',
  text: 'You are signed out of this shop, and in a moment of your account.',
  label: 'Continue',
};

/**
 * Removes the customer's data, including browser storage. The cart remains without the customer. Clearing the browser
 * cache can take a second and isn't needed: pages with customer data are `no-store`.
 */
export async function action({ context }: ActionFunctionArgs) {
  const { ended, leaveTo } = await signOut(context);
  await updateCartCustomer(context);
  const { session, env } = context;
  if (ended) session.flash('login-notice', 'You are signed out.');
  else session.flash('login-problem', onlyHere[env.ACCOUNTS === 'legacy' ? 'legacy' : 'hosted']);
  const response =
    leaveTo === null ? redirectTo('/accounts/login') : leaveFor(context, leaveTo, toProvider);
  response.headers.set('Clear-Site-Data', '"storage"');
  return response;
}

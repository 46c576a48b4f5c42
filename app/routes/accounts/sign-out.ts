/** `/accounts/sign-out`. POST only, so that no link or image on another site can sign anybody out. */
import type { ActionFunctionArgs } from '@shopify/remix-oxygen';
import { signOut } from '~/features/account/account-session.server';
import { redirectTo, updateCartCustomer } from './account-route.server';

export const loader = () => redirectTo('/accounts');

const onlyHere =
  'You are signed out in this browser. We could not end the session everywhere: if others use this computer, set a new password later.';

/**
 * Removes the customer's data, also what scripts, ours and third parties', have put into the browser's storage.
 * The cart is kept, but no longer names the customer. Pages with a customer's data are `no-store`, so there is
 * nothing of them in the browser's cache, and clearing that can take a second.
 */
export async function action({ context }: ActionFunctionArgs) {
  const ended = await signOut(context);
  await updateCartCustomer(context);
  if (ended) context.session.flash('login-notice', 'You are signed out.');
  else context.session.flash('login-problem', onlyHere);
  const response = redirectTo('/accounts/login');
  response.headers.set('Clear-Site-Data', '"storage"');
  return response;
}

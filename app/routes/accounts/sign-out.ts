/** `/accounts/sign-out`. POST only, so that no link or image on another site can sign anybody out. */
import type { ActionFunctionArgs } from '@shopify/remix-oxygen';
import { signOut } from '~/features/account/sign-in.server';
import { redirectTo, updateCartCustomer } from './account-route.server';

export const loader = () => redirectTo('/accounts');

const onlyHere =
  'You are signed out in this browser. We could not end the session everywhere: if others use this computer, set a new password later.';

/** Removes the customer's data. The cart is kept, but no longer names the customer. */
export async function action({ context }: ActionFunctionArgs) {
  const ended = await signOut(context);
  await updateCartCustomer(context);
  if (ended) context.session.flash('login-notice', 'You are signed out.');
  else context.session.flash('login-problem', onlyHere);
  return redirectTo('/accounts/login');
}

/** `/accounts/sign-out`. POST only, so that no link or image on another site can sign anybody out. */
import type { ActionFunctionArgs } from '@shopify/remix-oxygen';
import { signOut } from '~/features/account/sign-in.server';
import { redirectTo, updateCartCustomer } from './account-route.server';

export const loader = () => redirectTo('/accounts');

/** Removes the customer's data. The cart is kept, but no longer names the customer. */
export async function action({ context }: ActionFunctionArgs) {
  await signOut(context);
  await updateCartCustomer(context);
  context.session.flash('login-notice', 'You are signed out.');
  return redirectTo('/accounts/login');
}

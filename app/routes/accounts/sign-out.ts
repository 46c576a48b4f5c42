/** `/accounts/sign-out`. POST only, so that no link or image on another site can sign anybody out. */
import { redirect, type ActionFunctionArgs } from '@shopify/remix-oxygen';
import { signOut } from '~/features/account/account.server';
import { replaceCartQuietly, unstored } from './guard.server';

export const loader = () => redirect('/accounts', { status: 303, headers: unstored });

/** Removes the customer's data. The cart is kept, but no longer names the customer. */
export async function action({ context }: ActionFunctionArgs) {
  await signOut(context);
  await replaceCartQuietly(context);
  context.session.flash('login-notice', 'You are signed out.');
  return redirect('/accounts/login', { status: 303, headers: unstored });
}

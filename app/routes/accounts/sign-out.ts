/** `/accounts/sign-out`: a form, so that no link or picture elsewhere can sign anybody out. */
import { redirect, type ActionFunctionArgs } from '@shopify/remix-oxygen';
import { signOut } from '~/features/account/account.server';
import { moveBagQuietly, unstored } from './guard.server';

export const loader = () => redirect('/accounts', { status: 303, headers: unstored });

/** Customer data clears, the bag stays but names nobody any more (spec §4). */
export async function action({ context }: ActionFunctionArgs) {
  await signOut(context);
  await moveBagQuietly(context);
  context.session.flash('login-notice', 'You are signed out.');
  return redirect('/accounts/login', { status: 303, headers: unstored });
}

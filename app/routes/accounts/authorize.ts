/** `/account/authorize`: where Shopify's hosted accounts send the browser back to, with a code. */
import type { LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { isSignedIn } from '~/features/account/account-session.server';
import { finishSignIn } from '~/features/account/hosted/sign-in.server';
import type { RouteHandle } from '~/route-handle';
import { redirectTo, updateCartCustomer } from './account-route.server';

export const handle = { account: true, changesOnGet: true } satisfies RouteHandle;

export async function loader({ context }: LoaderFunctionArgs) {
  if (context.env.ACCOUNTS !== 'customer-account-api') return redirectTo('/accounts');
  const path = await finishSignIn(context);
  if (path.ok) {
    await updateCartCustomer(context);
    return redirectTo(path.value);
  }
  // A press of Back after signing in leads here once more, and needs no word.
  if (!isSignedIn(context)) context.session.flash('login-problem', path.error);
  return redirectTo('/accounts');
}

/** Callback of Shopify's hosted accounts. */
import type { LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { companyPathFrom } from '~/features/account/company/company';
import { takeCompany } from '~/features/account/company/company.server';
import { loginFlash } from '~/features/account/account-flash.server';
import { isSignedIn } from '~/features/account/account-session.server';
import { finishSignIn } from '~/features/account/hosted/sign-in.server';
import type { RouteHandle } from '~/route-handle';
import { redirectTo, updateCartCustomer } from './account-route.server';

export const handle = { account: true, changesOnGet: true } satisfies RouteHandle;

export async function loader({ context }: LoaderFunctionArgs) {
  if (context.env.ACCOUNTS !== 'customer-account-api') return redirectTo('/accounts');
  const path = await finishSignIn(context);
  if (path.ok) {
    const mustChoose = !context.session.overtaken && (await takeCompany(context));
    await updateCartCustomer(context);
    return redirectTo(mustChoose ? companyPathFrom(path.value) : path.value);
  }
  // Signed-in customers may come back here with the Back button, and need no error message.
  if (!isSignedIn(context)) context.session.flash(loginFlash.problem, path.error);
  return redirectTo('/accounts');
}

/**
 * `/account/login` of hosted accounts. Afterwards, the customer returns to the checkout (`checkout_url`) or to
 * `return_to`.
 */
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { loginFlash } from '~/features/account/account-flash.server';
import { isSignedIn } from '~/features/account/account-session.server';
import { returnPath, returnQuery } from '~/features/account/hosted/return-path';
import { beginSignIn } from '~/features/account/hosted/sign-in.server';
import type { Context } from '~/platform/context.server';
import { noStore } from '~/platform/http/no-store';
import type { RouteHandle } from '~/route-handle';
import { leaveFor, redirectTo, returnTo } from './account-route.server';

export const handle = { account: true } satisfies RouteHandle;

export async function loader({ context }: LoaderFunctionArgs) {
  if (context.env.ACCOUNTS !== 'customer-account-api') return toLoginPage(context);
  return begin(context, (address) => redirect(address, { status: 302, headers: noStore }));
}

const toProvider = {
  title: 'Sign in',
  text: 'The sign-in page will open in a moment.',
  label: 'Continue to sign in',
};

export async function action({ context }: ActionFunctionArgs) {
  if (context.env.ACCOUNTS !== 'customer-account-api') return redirectTo('/accounts/login');
  return begin(context, (address) => leaveFor(context, address, toProvider));
}

async function begin(context: Context, leave: (address: string) => Response): Promise<Response> {
  const { searchParams } = context.url;
  const path = returnPath(searchParams);
  if (isSignedIn(context)) return returnTo(path);
  const address = await beginSignIn(context, path);
  if (address.ok) return leave(address.value);
  context.session.flash(loginFlash.problem, address.error);
  return redirectTo(`/accounts/login${returnQuery(searchParams)}`);
}

function toLoginPage({ url }: Context): Response {
  const query = new URLSearchParams({
    checkout_url: url.searchParams.get('checkout_url') ?? 'false',
  });
  return redirect(`/accounts/login?${query}`, { status: 302, headers: noStore });
}

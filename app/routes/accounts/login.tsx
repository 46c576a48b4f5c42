import {
  type ClientActionFunctionArgs,
  Link,
  redirectDocument,
  useActionData,
  useLoaderData,
} from '@remix-run/react';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { loginFlash } from '~/features/account/account-flash.server';
import { loginForm, registerForm, type FormReply } from '~/features/account/account-forms';
import { parseFields } from '~/platform/http/form-fields';
import { Notice, Problem } from '~/features/account/ui/notices';
import { HostedForm } from '~/features/account/ui/hosted-form';
import { LoginForm, RegisterForm, TradeLink } from '~/features/account/ui/login-forms';
import { isSignedIn } from '~/features/account/account-session.server';
import { returnPath, returnQuery } from '~/features/account/hosted/return-path';
import { register, signIn } from '~/features/account/legacy/sign-in.server';
import { toClientCart } from '~/features/cart/cart-cookies.server';
import { publishCheckout } from '~/features/cart/cart-events';
import { getCheckout } from '~/features/cart/checkout-url.server';
import { applyPendingCode } from '~/features/cart/pending-discount.server';
import { getAccountTexts } from '~/features/content/account-texts.server';
import { AccountStory } from '~/features/content/ui/account-story';
import { findOrderPath } from '~/features/guest-orders/guest-orders';
import type { Context } from '~/platform/context.server';
import { readForm } from '~/platform/http/forms.server';
import { noStore } from '~/platform/http/no-store';
import { isScripted } from '~/platform/http/standalone-page';
import { optional } from '~/platform/optional.server';
import type { RouteHandle } from '~/route-handle';
import { hasAdminApi } from '~/services/shopify-admin/admin-settings';
import { accountHeaders, accountMeta } from './account-route';
import {
  redirectTo,
  refuseForm,
  requirePasswords,
  returnTo,
  updateCartCustomer,
} from './account-route.server';

export const handle = { account: true } satisfies RouteHandle;

export const headers = accountHeaders;
export const meta = accountMeta('Account');

export async function loader({ context }: LoaderFunctionArgs) {
  const { session, env, url } = context;
  if (isSignedIn(context)) {
    // Drop an unread notice, for example of an activation link that was opened twice. Otherwise, this page would show
    // it after the next sign-out.
    session.takeFlash(loginFlash.notice);
    return returnTo(returnPath(url.searchParams));
  }
  return data({
    siteName: env.SITE_NAME,
    hosted:
      env.ACCOUNTS === 'customer-account-api'
        ? `/account/login${returnQuery(url.searchParams)}`
        : undefined,
    tradePortal: env.TRADE_PORTAL_URL,
    guestOrders: hasAdminApi(env),
    texts: await optional(context, 'account-texts-failed', getAccountTexts(context), null),
    registered: session.takeFlash(loginFlash.registered) !== undefined,
    notice: session.takeFlash(loginFlash.notice),
    problem: session.takeFlash(loginFlash.problem),
  });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  requirePasswords(context);
  return fields.get('form') === 'register'
    ? submitRegistration(context, fields)
    : submitLogin(context, fields);
}

async function submitLogin(context: Context, fields: FormData) {
  const form = 'login';
  const parsed = parseFields(loginForm, fields);
  if (!parsed.ok) return refuseForm(form, fields, { errors: parsed.error });
  const result = await signIn(context, parsed.value);
  if (!result.ok) return refuseForm(form, fields, { problem: result.error });
  await updateCartCustomer(context);
  if (wantsCheckout(context.url)) await applyPendingCode(context);
  const checkout = wantsCheckout(context.url)
    ? await optional(context, 'checkout-unavailable', getCheckout(context), null)
    : null;
  if (!checkout?.ok)
    return redirectTo(
      wantsCheckout(context.url) ? '/accounts/dashboard' : returnPath(context.url.searchParams),
    );
  const { url, formTarget, cart } = checkout.value;
  if (!isScripted(context.request)) return redirectTo(formTarget);
  return data({ checkout: url, cart: toClientCart(context, cart) }, { headers: noStore });
}

export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  const reply = await serverAction<typeof action>();
  if (!('checkout' in reply)) return reply;
  publishCheckout(reply.cart);
  return redirectDocument(reply.checkout);
}

/** Ignores the URL in `checkout_url`: redirecting to it would be an open redirect. */
function wantsCheckout({ searchParams }: URL): boolean {
  const flag = searchParams.get('checkout_url');
  return flag !== null && flag !== 'false';
}

async function submitRegistration(context: Context, fields: FormData) {
  const form = 'register';
  const parsed = parseFields(registerForm, fields);
  if (!parsed.ok) return refuseForm(form, fields, { errors: parsed.error });
  const result = await register(context, parsed.value);
  if (!result.ok) return refuseForm(form, fields, { problem: result.error });
  context.session.flash(loginFlash.registered, 'yes');
  return redirectTo(`/accounts/login${context.url.search}`);
}

export default function Login() {
  const { hosted, tradePortal, guestOrders, texts, registered, notice, problem } =
    useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  const replyTo = (form: string) => (reply?.form === form ? reply : undefined);
  return (
    <div className="frame band">
      <div className="mx-auto max-w-5xl">
        <h1 className="heading-lg">Account</h1>
        {(notice || problem) && !reply && (
          <div className="mt-6 grid gap-3">
            {problem && <Problem>{problem}</Problem>}
            {notice && <Notice>{notice}</Notice>}
          </div>
        )}
        <div className="mt-8 grid gap-12 md:mt-10 md:grid-cols-2 md:gap-0">
          <section
            aria-labelledby="sign-in"
            className="md:border-r md:border-stone md:pr-10 lg:pr-16"
          >
            <h2 id="sign-in" className="mb-6 heading-md">
              Sign in
            </h2>
            {hosted ? (
              <>
                <HostedForm action={hosted} label="Sign in">
                  Enter your email and we’ll send you a code. No password to remember.
                </HostedForm>
                {tradePortal && (
                  <p className="mt-5 small">
                    <TradeLink to={tradePortal} />
                  </p>
                )}
              </>
            ) : (
              <LoginForm reply={replyTo('login')} tradePortal={tradePortal} />
            )}
          </section>
          <section
            aria-labelledby="register"
            className="border-t border-stone pt-10 md:border-0 md:pt-0 md:pl-10 lg:pl-16"
          >
            <h2 id="register" className="mb-6 heading-md">
              Register
            </h2>
            {hosted ? (
              <HostedForm action={hosted} label="Create an account" look="outline">
                New here? Creating an account works the same way: enter your email and the code we
                send you.
              </HostedForm>
            ) : (
              <RegisterForm reply={replyTo('register')} done={registered} />
            )}
          </section>
        </div>
        {guestOrders && (
          <p className="mt-10 border-t border-stone pt-5 small">
            Checked out without an account?{' '}
            <Link to={findOrderPath} className="inline-block py-1 text-link">
              Find an order
            </Link>
          </p>
        )}
        {texts && <AccountStory texts={texts} />}
      </div>
    </div>
  );
}

/** `/accounts/login`: login, with registration beside it. */
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import { readToken, register, signIn } from '~/features/account/account.server';
import {
  loginForm,
  readFields,
  registerForm,
  type FormReply,
} from '~/features/account/account-forms';
import { LoginForm } from '~/features/account/ui/login-form';
import { Notice, Problem } from '~/features/account/ui/notices';
import { RegisterForm } from '~/features/account/ui/register-form';
import { getCheckoutUrl } from '~/features/cart/checkout-url.server';
import { AccountStory } from '~/features/content/ui/account-story';
import type { Context } from '~/platform/context.server';
import { readForm } from '~/platform/http/forms.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { accountHeaders } from './account-headers';
import { accountMeta } from './account-meta';
import { replaceCartQuietly, unstored } from './guard.server';
import { readTexts } from './read-texts.server';
import { showAgain } from './reply.server';

export const headers = accountHeaders;
export const meta = accountMeta('Account');

export async function loader({ context }: LoaderFunctionArgs) {
  if (readToken(context))
    return redirect('/accounts/dashboard', { status: 303, headers: unstored });
  const { session, env } = context;
  return data({
    siteName: env.SITE_NAME,
    tradePortal: env.TRADE_PORTAL_URL,
    texts: await readTexts(context),
    registered: session.takeFlash('registered') !== undefined,
    notice: session.takeFlash('login-notice'),
    problem: session.takeFlash('login-problem'),
  });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  return fields.get('form') === 'register'
    ? answerRegister(context, fields)
    : answerLogin(context, fields);
}

async function answerLogin(context: Context, fields: FormData) {
  const form = 'login';
  const read = readFields(loginForm, fields);
  if (!read.ok) return showAgain({ fields, form, errors: read.errors });
  const outcome = await signIn(context, read.value);
  if (!outcome.ok) {
    const { status, message, advice } = outcome.error;
    return showAgain({ fields, form, status, problem: message, advice });
  }
  await replaceCartQuietly(context);
  const link = wantsCheckout(context.url) ? await checkoutOf(context) : null;
  return redirect(link ?? '/accounts/dashboard', { status: 303, headers: unstored });
}

/** `checkout_url` is only a flag (present and not 'false'): redirecting to its value would be an open redirect. */
function wantsCheckout({ searchParams }: URL): boolean {
  const flag = searchParams.get('checkout_url');
  return flag !== null && flag !== 'false';
}

/** The cart's own checkout URL; null without one. */
async function checkoutOf(context: Context): Promise<string | null> {
  try {
    const link = await getCheckoutUrl(context);
    return link.ok ? link.value : null;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('checkout-unavailable', { error });
    return null;
  }
}

async function answerRegister(context: Context, fields: FormData) {
  const form = 'register';
  const read = readFields(registerForm, fields);
  if (!read.ok) return showAgain({ fields, form, errors: read.errors });
  const outcome = await register(context, read.value);
  if (!outcome.ok) {
    const { status, message } = outcome.error;
    return showAgain({ fields, form, status, problem: message });
  }
  context.session.flash('registered', 'yes');
  return redirect(`/accounts/login${context.url.search}`, { status: 303, headers: unstored });
}

export default function Login() {
  const { tradePortal, texts, registered, notice, problem } = useLoaderData<typeof loader>();
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
            <LoginForm reply={replyTo('login')} tradePortal={tradePortal} />
          </section>
          <section
            aria-labelledby="register"
            className="border-t border-stone pt-10 md:border-0 md:pt-0 md:pl-10 lg:pl-16"
          >
            <h2 id="register" className="mb-6 heading-md">
              Register
            </h2>
            <RegisterForm reply={replyTo('register')} done={registered} />
          </section>
        </div>
        {texts && <AccountStory texts={texts} />}
      </div>
    </div>
  );
}

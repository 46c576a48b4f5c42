/** `/accounts/reset?customerId&resetToken` */
import { Link, useActionData, useLoaderData, useNavigate } from '@remix-run/react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { useEffect } from 'react';
import { resetRedirectMs } from '~/features/account/account';
import { isSignedIn } from '~/features/account/account-session.server';
import { resetPassword } from '~/features/account/legacy/password.server';
import { passwordForm, type FormReply } from '~/features/account/account-forms';
import { parseFields } from '~/platform/http/form-fields';
import { PasswordForm, PasswordScreen } from '~/features/account/ui/password-screens';
import { Notice } from '~/features/account/ui/notices';
import { readForm } from '~/platform/http/forms.server';
import { yesFlash } from '~/platform/session/flash.server';
import type { RouteHandle } from '~/route-handle';
import { accountHeaders, accountMeta } from './account-route';
import {
  redirectTo,
  refuseForm,
  requirePasswords,
  updateCartCustomer,
} from './account-route.server';

export const handle = { account: true, secretUrl: true } satisfies RouteHandle;

export const headers = accountHeaders;
export const meta = accountMeta('Set Password');

const passwordSetFlash = yesFlash('password-set');

const toRecover = () => redirectTo('/accounts/recover');

function linkOf({ searchParams }: URL) {
  const customerId = searchParams.get('customerId');
  const token = searchParams.get('resetToken');
  return customerId && token ? { customerId, token } : null;
}

export function loader({ context }: LoaderFunctionArgs) {
  requirePasswords(context);
  const done = context.session.takeFlash(passwordSetFlash) !== undefined;
  if (!done && !linkOf(context.url)) throw toRecover();
  return { siteName: context.env.SITE_NAME, done };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requirePasswords(context);
  const fields = await readForm(request);
  const link = linkOf(context.url);
  if (!link) return toRecover();
  const form = 'reset';
  const parsed = parseFields(passwordForm, fields);
  if (!parsed.ok) return refuseForm(form, fields, { errors: parsed.error });
  const wasSignedIn = isSignedIn(context);
  const result = await resetPassword(context, link, parsed.value.password);
  if (!result.ok) return refuseForm(form, fields, { problem: result.error });
  // Without a customer, an update would take gift cards off the bag and close a wishlist that a mailed link opened.
  if (wasSignedIn) await updateCartCustomer(context);
  context.session.flash(passwordSetFlash, 'yes');
  return redirectTo('/accounts/reset');
}

export default function Reset() {
  const { done } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  return (
    <PasswordScreen title="Set Password">
      {done ? <Done /> : <PasswordForm reply={reply} label="Set Password" />}
      {reply?.problem && (
        <Link to="/accounts/recover" className="mt-5 inline-block py-1 small text-link">
          Request a new link
        </Link>
      )}
    </PasswordScreen>
  );
}

/** Without scripts, a meta refresh redirects. */
function Done() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate('/accounts/login'), resetRedirectMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <>
      <Notice>Success! Your password has been changed successfully.</Notice>
      <Link to="/accounts/login" className="mt-5 inline-block py-1 small text-link">
        Sign in
      </Link>
      <noscript>
        <meta httpEquiv="refresh" content={`${resetRedirectMs / 1000};url=/accounts/login`} />
      </noscript>
    </>
  );
}

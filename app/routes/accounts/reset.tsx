/** `/accounts/reset?customerId&resetToken`: set a new password. */
import { Link, useActionData, useLoaderData, useNavigate } from '@remix-run/react';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { useEffect } from 'react';
import { resetRedirectMs } from '~/features/account/account';
import { resetPassword } from '~/features/account/account.server';
import { passwordForm, readFields, type FormReply } from '~/features/account/account-forms';
import { PasswordForm, PasswordScreen } from '~/features/account/ui/password-screens';
import { Notice } from '~/features/account/ui/notices';
import { readForm } from '~/platform/http/forms.server';
import { accountHeaders, accountMeta } from './account-route';
import { replaceCartQuietly, unstored } from './guard.server';
import { showAgain } from './reply.server';

export const headers = accountHeaders;
export const meta = accountMeta('Set Password');

const recover = () => redirect('/accounts/recover', { status: 303, headers: unstored });

function linkOf({ searchParams }: URL) {
  const customerId = searchParams.get('customerId');
  const token = searchParams.get('resetToken');
  return customerId && token ? { customerId, token } : null;
}

export function loader({ context }: LoaderFunctionArgs) {
  const done = context.session.takeFlash('password-set') !== undefined;
  if (!done && !linkOf(context.url)) throw recover();
  return { siteName: context.env.SITE_NAME, done };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  const link = linkOf(context.url);
  if (!link) return recover();
  const form = 'reset';
  const read = readFields(passwordForm, fields);
  if (!read.ok) return showAgain({ fields, form, errors: read.error });
  const outcome = await resetPassword(context, link, read.value.password);
  if (!outcome.ok) {
    const { status, message } = outcome.error;
    return showAgain({ fields, form, status, problem: message });
  }
  await replaceCartQuietly(context);
  context.session.flash('password-set', 'yes');
  return redirect('/accounts/reset', { status: 303, headers: unstored });
}

export default function Reset() {
  const { done } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  return (
    <PasswordScreen title="Set Password">
      {done ? <Done /> : <PasswordForm reply={reply} label="Set Password" />}
      {reply?.problem && (
        <Link to="/accounts/recover" className="mt-5 inline-block py-1 small text-link">
          Ask for a new link
        </Link>
      )}
    </PasswordScreen>
  );
}

/** Success message. Redirects to the login page after four seconds, by meta refresh without scripts. */
function Done() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate('/accounts/login'), resetRedirectMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <>
      <Notice>Success! Your password has been changed successfully.</Notice>
      <noscript>
        <meta httpEquiv="refresh" content={`${resetRedirectMs / 1000};url=/accounts/login`} />
      </noscript>
    </>
  );
}

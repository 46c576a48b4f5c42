/** `/accounts/recover`: forgot password. */
import { useActionData, useLoaderData } from '@remix-run/react';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { recover } from '~/features/account/account.server';
import { readFields, recoverForm, type FormReply } from '~/features/account/account-forms';
import { PasswordScreen, RecoverForm } from '~/features/account/ui/password-screens';
import { readForm } from '~/platform/http/forms.server';
import { accountHeaders, accountMeta } from './account-route';
import { unstored } from './guard.server';
import { showAgain } from './reply.server';

export const headers = accountHeaders;
export const meta = accountMeta('Forgot Password');

export const loader = ({ context }: LoaderFunctionArgs) => ({
  siteName: context.env.SITE_NAME,
  done: context.session.takeFlash('recovered') !== undefined,
});

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  const form = 'recover';
  const read = readFields(recoverForm, fields);
  if (!read.ok) return showAgain({ fields, form, errors: read.error });
  const outcome = await recover(context, read.value.email);
  if (!outcome.ok) {
    const { status, message } = outcome.error;
    return showAgain({ fields, form, status, problem: message });
  }
  context.session.flash('recovered', 'yes');
  return redirect('/accounts/recover', { status: 303, headers: unstored });
}

export default function Recover() {
  const { done } = useLoaderData<typeof loader>();
  return (
    <PasswordScreen
      title="Forgot Password"
      subtitle="Please enter your email address to reset your password."
    >
      <RecoverForm
        reply={useActionData<FormReply>()}
        done={done}
        back={{ to: '/accounts/login', label: 'Back to login' }}
      />
    </PasswordScreen>
  );
}

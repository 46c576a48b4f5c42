/** `/account/activate/{id}/{token}`: the link in Shopify's activation e-mail. */
import { useActionData } from '@remix-run/react';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { activate } from '~/features/account/account.server';
import { passwordForm, readFields, type FormReply } from '~/features/account/account-forms';
import { PasswordForm, PasswordScreen } from '~/features/account/ui/password-screens';
import { readForm } from '~/platform/http/forms.server';
import { accountHeaders, accountMeta } from './account-route';
import { replaceCartQuietly, unstored } from './guard.server';
import { showAgain } from './reply.server';

export const headers = accountHeaders;
export const meta = accountMeta('Activate Account');

export const loader = ({ context }: LoaderFunctionArgs) => ({ siteName: context.env.SITE_NAME });

export async function action({ request, context, params }: ActionFunctionArgs) {
  const fields = await readForm(request);
  const form = 'activate';
  const read = readFields(passwordForm, fields);
  if (!read.ok) return showAgain({ fields, form, errors: read.error });
  const link = { customerId: params.id ?? '', token: params.token ?? '' };
  const outcome = await activate(context, link, read.value.password);
  if (!outcome.ok) {
    const { status, message } = outcome.error;
    return showAgain({ fields, form, status, problem: message });
  }
  await replaceCartQuietly(context);
  return redirect('/accounts/dashboard', { status: 303, headers: unstored });
}

export default function Activate() {
  return (
    <PasswordScreen
      title="Activate Account"
      subtitle="Choose a password to confirm your email address and open your account."
    >
      <PasswordForm reply={useActionData<FormReply>()} label="Activate Account" />
    </PasswordScreen>
  );
}

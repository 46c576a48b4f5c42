import { useActionData } from '@remix-run/react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { loginFlash } from '~/features/account/account-flash.server';
import { activate } from '~/features/account/legacy/password.server';
import { passwordForm, type FormReply } from '~/features/account/account-forms';
import { parseFields } from '~/platform/http/form-fields';
import { PasswordForm, PasswordScreen } from '~/features/account/ui/password-screens';
import { readForm } from '~/platform/http/forms.server';
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
export const meta = accountMeta('Activate Account');

export function loader({ context }: LoaderFunctionArgs) {
  requirePasswords(context);
  return { siteName: context.env.SITE_NAME };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  requirePasswords(context);
  const fields = await readForm(request);
  const form = 'activate';
  const parsed = parseFields(passwordForm, fields);
  if (!parsed.ok) return refuseForm(form, fields, { errors: parsed.error });
  const link = { customerId: params.id ?? '', token: params.token ?? '' };
  const result = await activate(context, link, parsed.value.password);
  if (!result.ok) return refuseForm(form, fields, { problem: result.error });
  if (result.value === 'active') {
    context.session.flash(loginFlash.notice, 'Your account is active. Please sign in.');
    return redirectTo('/accounts/login');
  }
  await updateCartCustomer(context);
  return redirectTo('/accounts/dashboard');
}

export default function Activate() {
  return (
    <PasswordScreen
      title="Activate Account"
      subtitle="Choose a password to confirm your email address and activate your account."
    >
      <PasswordForm reply={useActionData<FormReply>()} label="Activate Account" />
    </PasswordScreen>
  );
}

import { useActionData, useLoaderData } from '@remix-run/react';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { recoveryFlash } from '~/features/account/account-flash.server';
import type { FormReply } from '~/features/account/account-forms';
import { unavailable } from '~/features/account/account-problem.server';
import { getProfile } from '~/features/account/customer.server';
import { recover } from '~/features/account/legacy/password.server';
import { AccountLayout, AccountUnavailable } from '~/features/account/ui/account-layout';
import { PasswordScreen, RecoverForm } from '~/features/account/ui/password-screens';
import { readForm } from '~/platform/http/forms.server';
import type { RouteHandle } from '~/route-handle';
import { accountHeaders, accountMeta } from './account-route';
import {
  queryForCustomer,
  redirectTo,
  refuseForm,
  requireCustomer,
  requirePasswords,
} from './account-route.server';

export const handle = { account: true } satisfies RouteHandle;

const path = '/accounts/change-password';

export const headers = accountHeaders;
export const meta = accountMeta('Change Password');

export async function loader({ context }: LoaderFunctionArgs) {
  requirePasswords(context);
  const profile = await queryForCustomer(context, (token) => getProfile(context, token));
  const siteName = context.env.SITE_NAME;
  if (!profile.ok) return data({ siteName, email: null, done: false }, 503);
  const done = context.session.takeFlash(recoveryFlash) !== undefined;
  return data({ siteName, email: profile.value.email, done });
}

/** Ignores the form's email. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  requirePasswords(context);
  requireCustomer(context);
  const profile = await queryForCustomer(context, (token) => getProfile(context, token));
  const form = 'change-password';
  if (!profile.ok) return refuseForm(form, fields, { problem: unavailable });
  const result = await recover(context, profile.value.email);
  if (!result.ok) return refuseForm(form, fields, { problem: result.error });
  context.session.flash(recoveryFlash, 'yes');
  return redirectTo(path);
}

export default function ChangePassword() {
  const { email, done } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  if (email === null) {
    return (
      <AccountLayout title="Change Password" problem={reply?.problem}>
        <AccountUnavailable retry={path} />
      </AccountLayout>
    );
  }
  return (
    <PasswordScreen
      title="Change Password"
      subtitle="Click Reset and we’ll email you a link to set a new password."
    >
      <RecoverForm
        reply={reply}
        done={done}
        email={email}
        back={{ to: '/accounts/dashboard', label: 'Back to account' }}
      />
    </PasswordScreen>
  );
}

/** `/accounts/change-password`: sends the reset link to the customer's own e-mail. */
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import { getProfile, recover } from '~/features/account/account.server';
import type { FormReply } from '~/features/account/account-forms';
import { AccountFrame, AccountUnavailable } from '~/features/account/ui/account-frame';
import { PasswordScreen, RecoverForm } from '~/features/account/ui/password-screens';
import { readForm } from '~/platform/http/forms.server';
import { accountHeaders, accountMeta } from './account-route';
import { readForCustomer, tokenForForm, unstored } from './guard.server';
import { showAgain } from './reply.server';

const here = '/accounts/change-password';

export const headers = accountHeaders;
export const meta = accountMeta('Change Password');

export async function loader({ context }: LoaderFunctionArgs) {
  const profile = await readForCustomer(context, (token) => getProfile(context, token));
  const siteName = context.env.SITE_NAME;
  if (profile === 'unavailable') return data({ siteName, email: null, done: false }, 503);
  const done = context.session.takeFlash('recovered') !== undefined;
  return data({ siteName, email: profile.email, done }, 200);
}

/** Uses the customer's e-mail and ignores the form's. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  tokenForForm(context);
  const profile = await readForCustomer(context, (token) => getProfile(context, token));
  const form = 'change-password';
  if (profile === 'unavailable') {
    const problem = "We can't do this right now. Please try again in a moment.";
    return showAgain({ fields, form, status: 503, problem });
  }
  const outcome = await recover(context, profile.email);
  if (!outcome.ok) {
    const { status, message } = outcome.error;
    return showAgain({ fields, form, status, problem: message });
  }
  context.session.flash('recovered', 'yes');
  return redirect(here, { status: 303, headers: unstored });
}

export default function ChangePassword() {
  const { email, done } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  if (email === null) {
    return (
      <AccountFrame title="Change Password">
        <AccountUnavailable retry={here} />
      </AccountFrame>
    );
  }
  return (
    <PasswordScreen
      title="Change Password"
      subtitle="When you click reset, we send you an email with a link to set a new password."
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

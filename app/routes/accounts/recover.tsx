import { useActionData, useLoaderData } from '@remix-run/react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { recoveryFlash } from '~/features/account/account-flash.server';
import { recover } from '~/features/account/legacy/password.server';
import { recoverForm, type FormReply } from '~/features/account/account-forms';
import { parseFields } from '~/platform/http/form-fields';
import { PasswordScreen, RecoverForm } from '~/features/account/ui/password-screens';
import { readForm } from '~/platform/http/forms.server';
import type { RouteHandle } from '~/route-handle';
import { accountHeaders, accountMeta } from './account-route';
import { redirectTo, refuseForm, requirePasswords } from './account-route.server';

export const handle = { account: true } satisfies RouteHandle;

export const headers = accountHeaders;
export const meta = accountMeta('Forgot Password');

export function loader({ context }: LoaderFunctionArgs) {
  requirePasswords(context);
  return {
    siteName: context.env.SITE_NAME,
    done: context.session.takeFlash(recoveryFlash) !== undefined,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requirePasswords(context);
  const fields = await readForm(request);
  const form = 'recover';
  const parsed = parseFields(recoverForm, fields);
  if (!parsed.ok) return refuseForm(form, fields, { errors: parsed.error });
  const result = await recover(context, parsed.value.email);
  if (!result.ok) return refuseForm(form, fields, { problem: result.error });
  context.session.flash(recoveryFlash, 'yes');
  return redirectTo('/accounts/recover');
}

export default function Recover() {
  const { done } = useLoaderData<typeof loader>();
  return (
    <PasswordScreen
      title="Forgot Password"
      subtitle="Enter your email address and we’ll send you a link to reset your password."
    >
      <RecoverForm
        reply={useActionData<FormReply>()}
        done={done}
        back={{ to: '/accounts/login', label: 'Back to login' }}
      />
    </PasswordScreen>
  );
}

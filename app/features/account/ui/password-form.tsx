import { Form, useNavigation } from '@remix-run/react';
import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import { passwordForm, type FormReply } from '../account-forms';
import { FormField } from './form-field';
import { Problem } from './notices';
import { useChecks } from './use-checks';

/**
 * The new-password form, for a reset or an activation. The button is disabled in the server's HTML and
 * until the password is valid; without scripts an enabled button takes its place.
 */
export function PasswordForm({ reply, label }: { reply: FormReply | undefined; label: string }) {
  const checks = useChecks({ schema: passwordForm, show: 'dirty', reply });
  const hydrated = useHydrated();
  const sending = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" className="grid gap-5" {...checks.form}>
      {reply?.problem && <Problem>Error! {reply.problem}</Problem>}
      <FormField
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
        required
        hint="At least 8 characters"
        error={checks.errorOf('password')}
      />
      <Button wide className="noscript:hidden" disabled={!hydrated || sending || !checks.ready}>
        {label}
      </Button>
      <noscript>
        <Button wide>{label}</Button>
      </noscript>
    </Form>
  );
}

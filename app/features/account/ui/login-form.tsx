import { Form, Link, useNavigation } from '@remix-run/react';
import { Button } from '~/ui/button';
import { loginForm, type FormReply } from '../account-forms';
import { FormField } from './form-field';
import { Problem } from './notices';
import { useChecks } from './use-checks';

/** The login form. `tradePortal`: address of the external trade portal, if there is one. */
export function LoginForm({
  reply,
  tradePortal,
}: {
  reply: FormReply | undefined;
  tradePortal: string | undefined;
}) {
  const checks = useChecks({ schema: loginForm, show: 'dirty', reply });
  const sending = useNavigation().formData?.get('form') === 'login';
  const asks = checks.incomplete || checks.sentBack;
  const label = asks ? 'complete required fields' : 'Sign in';
  return (
    <Form method="post" className="grid gap-5" {...checks.form}>
      <input type="hidden" name="form" value="login" />
      {reply?.problem && (
        <Problem>
          {reply.problem}
          {reply.advice && <span className="mt-1 block">{reply.advice}</span>}
        </Problem>
      )}
      <FormField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={reply?.values.email}
        error={checks.errorOf('email')}
      />
      <FormField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={checks.errorOf('password')}
      />
      <Button wide disabled={sending}>
        {sending ? 'Signing in' : label}
      </Button>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 small">
        <Link to="/accounts/recover" className="inline-block py-1 text-link">
          Forgot password?
        </Link>
        {tradePortal && (
          <a href={tradePortal} rel="noopener" className="inline-block py-1 text-link">
            Trade Account customers
          </a>
        )}
      </p>
    </Form>
  );
}

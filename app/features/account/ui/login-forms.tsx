import { Form, Link, useNavigation } from '@remix-run/react';
import { useId, type FocusEvent } from 'react';
import { Button } from '~/ui/button';
import { loginForm, registerForm, type FormReply } from '../account-forms';
import { FieldsProblem, Notice, Problem } from './notices';
import { FormField, useValidatedForm } from './validated-form';

export function LoginForm({
  reply,
  tradePortal,
}: {
  reply: FormReply | undefined;
  tradePortal: string | undefined;
}) {
  const checks = useValidatedForm({ schema: loginForm, show: 'dirty', reply });
  const sending = useNavigation().formData?.get('form') === 'login';
  const label = checks.incomplete || checks.refused ? 'complete required fields' : 'Sign in';
  const problem = useId();
  // The message doesn't reveal which field was wrong.
  const isWrong = checks.refused && reply?.problem !== undefined;
  const marked = isWrong && { 'aria-invalid': true, 'aria-describedby': problem };
  return (
    <Form method="post" className="grid gap-5" {...checks.form}>
      <input type="hidden" name="form" value="login" />
      {reply?.problem && (
        <Problem id={problem}>
          {reply.problem}
          {reply.advice && <span className="mt-1 block">{reply.advice}</span>}
        </Problem>
      )}
      {checks.refused && <FieldsProblem errors={reply?.errors} />}
      <FormField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={reply?.values.email}
        error={checks.errorOf('email')}
        {...marked}
      />
      <FormField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={checks.errorOf('password')}
        {...marked}
      />
      <Button wide disabled={sending}>
        {sending ? 'Signing in' : label}
      </Button>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 small">
        <Link to="/accounts/recover" className="inline-block py-1 text-link">
          Forgot password?
        </Link>
        {tradePortal && <TradeLink to={tradePortal} />}
      </p>
    </Form>
  );
}

export const TradeLink = ({ to }: { to: string }) => (
  <a href={to} rel="noopener" className="inline-block py-1 text-link">
    Trade sign-in
  </a>
);

const trimOnBlur = ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
  input.value = input.value.trim();
};

/** `done`: the account was created, and a notice replaces the form. */
export function RegisterForm({ reply, done }: { reply: FormReply | undefined; done: boolean }) {
  const checks = useValidatedForm({ schema: registerForm, show: 'touched', reply });
  const sending = useNavigation().formData?.get('form') === 'register';
  if (done) {
    return <Notice>Account Created! Please check your email to confirm your account</Notice>;
  }
  const values = reply?.values;
  return (
    <Form method="post" className="grid gap-5" {...checks.form}>
      <input type="hidden" name="form" value="register" />
      {reply?.problem && <Problem>{reply.problem}</Problem>}
      {checks.refused && <FieldsProblem errors={reply?.errors} />}
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <FormField
          label="First name"
          name="firstName"
          autoComplete="given-name"
          required
          defaultValue={values?.firstName}
          error={checks.errorOf('firstName')}
        />
        <FormField
          label="Last name"
          name="lastName"
          autoComplete="family-name"
          required
          onBlur={trimOnBlur}
          defaultValue={values?.lastName}
          error={checks.errorOf('lastName')}
        />
      </div>
      <FormField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={values?.email}
        error={checks.errorOf('email')}
      />
      <FormField
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        required
        hint="At least 8 characters"
        error={checks.errorOf('password')}
      />
      <Button wide look="outline" disabled={sending || checks.incomplete}>
        {sending ? 'Creating account' : checks.incomplete ? 'complete required fields' : 'Register'}
      </Button>
    </Form>
  );
}

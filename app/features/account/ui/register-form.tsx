import { Form, useNavigation } from '@remix-run/react';
import type { FocusEvent } from 'react';
import { Button } from '~/ui/button';
import { registerForm, type FormReply } from '../account-forms';
import { FormField } from './form-field';
import { Notice, Problem } from './notices';
import { useChecks } from './use-checks';

const trim = ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
  input.value = input.value.trim();
};

/** The registration form. `done`: the account was created, and a panel replaces the form. */
export function RegisterForm({ reply, done }: { reply: FormReply | undefined; done: boolean }) {
  const checks = useChecks({ schema: registerForm, show: 'touched', reply });
  const sending = useNavigation().formData?.get('form') === 'register';
  if (done) {
    return <Notice>Account Created! Please check your email to confirm your account</Notice>;
  }
  const values = reply?.values;
  return (
    <Form method="post" className="grid gap-5" {...checks.form}>
      <input type="hidden" name="form" value="register" />
      {reply?.problem && <Problem>{reply.problem}</Problem>}
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
          onBlur={trim}
          hint="Letters and spaces"
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

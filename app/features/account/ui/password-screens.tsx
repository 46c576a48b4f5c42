import { Form, Link, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import { passwordForm, recoverForm, type FormReply } from '../account-forms';
import { FieldsProblem, Notice, Problem } from './notices';
import { FormField, useValidatedForm } from './validated-form';

export const PasswordScreen = ({
  title,
  subtitle,
  children,
}: {
  title: string;
  subtitle?: ReactNode;
  children: ReactNode;
}) => (
  <div className="frame band">
    <div className="mx-auto max-w-md">
      <h1 className="heading-lg">{title}</h1>
      {subtitle && <p className="mt-4 text-muted">{subtitle}</p>}
      <div className="mt-8">{children}</div>
    </div>
  </div>
);

/** Without scripts, an enabled button replaces the disabled one. */
export function PasswordForm({ reply, label }: { reply: FormReply | undefined; label: string }) {
  const checks = useValidatedForm({ schema: passwordForm, show: 'dirty', reply });
  const hydrated = useHydrated();
  const sending = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" className="grid gap-5" {...checks.form}>
      {reply?.problem && <Problem>Error! {reply.problem}</Problem>}
      {checks.refused && <FieldsProblem errors={reply?.errors} />}
      <FormField
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
        required
        hint="At least 8 characters"
        error={checks.errorOf('password')}
      />
      {/* First, because Enter presses a form's first button. */}
      <noscript>
        <Button wide>{label}</Button>
      </noscript>
      <Button wide className="noscript:hidden" disabled={!hydrated || sending || !checks.ready}>
        {label}
      </Button>
    </Form>
  );
}

interface RecoverFormProps {
  reply: FormReply | undefined;
  done: boolean;
  /** The customer's, read-only. Not validated: existing accounts may have emails that the form's rules refuse. */
  email?: string;
  back: { to: string; label: string };
}

export function RecoverForm({ reply, done, email, back }: RecoverFormProps) {
  const checks = useValidatedForm({ schema: recoverForm, show: 'dirty', reply });
  const sending = useNavigation().formMethod === 'POST';
  return (
    <Form
      method="post"
      className="grid gap-5"
      {...(email === undefined ? checks.form : { ref: checks.form.ref })}
    >
      {reply?.problem ? (
        <Problem>Error! {reply.problem}</Problem>
      ) : (
        done && <Notice>Success! Check your email for a reset link.</Notice>
      )}
      {checks.refused && <FieldsProblem errors={reply?.errors} />}
      <FormField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        readOnly={email !== undefined}
        defaultValue={email ?? reply?.values.email}
        error={checks.errorOf('email')}
        className="read-only:bg-sand"
      />
      <Button wide disabled={sending}>
        Reset
      </Button>
      <Link to={back.to} className="justify-self-start py-1 small text-link">
        {back.label}
      </Link>
    </Form>
  );
}

import { Form, Link, useNavigation } from '@remix-run/react';
import { Button } from '~/ui/button';
import { recoverForm, type FormReply } from '../account-forms';
import { FormField } from './form-field';
import { Notice, Problem } from './notices';
import { useChecks } from './use-checks';

interface Props {
  reply: FormReply | undefined;
  /** The e-mail was sent. */
  done: boolean;
  /** The signed-in customer's e-mail, shown read-only. */
  email?: string;
  back: { to: string; label: string };
}

/** For forgot password and change password: both have Shopify send an e-mail with the reset link. */
export function RecoverForm({ reply, done, email, back }: Props) {
  const checks = useChecks({ schema: recoverForm, show: 'dirty', reply });
  const sending = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" className="grid gap-5" {...checks.form}>
      {reply?.problem ? (
        <Problem>Error! {reply.problem}</Problem>
      ) : (
        done && <Notice>Success! Check your email for a reset link.</Notice>
      )}
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

import { Form } from '@remix-run/react';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';

interface Props {
  /** Masked e-mail that the list is attached to. */
  email: string | null;
  /** The value that was sent and refused. */
  sent?: string;
  error?: string;
}

/** Attaches the list to an e-mail, so that it can be opened on another device. */
export function WishlistEmail({ email, sent, error }: Props) {
  return (
    <section id="keep" className="mt-20 max-w-xl border-t border-stone pt-10">
      <h2 className="heading-md">Take it with you</h2>
      <p className="mt-3 text-muted" role="status">
        {email
          ? `Your wishlist is kept for ${email}. Another address opens the list that belongs to it.`
          : 'Add your e-mail address, and you find this list again on your other devices.'}
      </p>
      <Form
        method="post"
        // The form is below the whole list; the fragment scrolls to it and its result.
        action="/pages/wishlist#keep"
        replace
        noValidate
        className="mt-6 flex items-start gap-3 [&_button]:shrink-0"
      >
        <div className="min-w-0 grow">
          <Field
            label="E-mail address"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={sent}
            error={error}
          />
        </div>
        <Button className="mt-7">Keep it</Button>
      </Form>
    </section>
  );
}

import { Form } from '@remix-run/react';
import { useState, type ReactNode } from 'react';
import { Button, ButtonLink } from '~/ui/button';
import { Field } from '~/ui/field';
import { useArrivalFocus } from '~/ui/use-arrival-focus';
import { useInvalidFocus } from '~/ui/use-invalid-focus';

interface Props {
  /**
   * 'browser': the list has no email address. 'customer': it is the signed-in customer's. 'link': an emailed link
   * opened it.
   */
  owner: 'browser' | 'customer' | 'link';
  /** Masked email address of the list, or the one to which a link was sent. */
  email: string | null;
  /** In ms since 1970. Set only on the page after the request. */
  linkSentAt: number | undefined;
  mailsLinks: boolean;
  withoutAccounts: boolean;
  /** True if the browser's list is empty. The form can still send a link to another list. */
  empty: boolean;
  refused?: Refused | undefined;
}

interface Refused {
  sent?: string | undefined;
  error?: string | undefined;
}

/** By account or emailed link. */
export function WishlistEmail({
  owner,
  email,
  linkSentAt,
  mailsLinks,
  withoutAccounts,
  empty,
  refused,
}: Props) {
  const [before, setBefore] = useState(linkSentAt);
  // If the address is unknown, for example after the link has expired, the text doesn't confirm that a link was sent.
  const sentAt = owner === 'browser' && email ? (linkSentAt ?? before) : undefined;
  if (sentAt !== before) setBefore(sentAt);
  if (owner === 'customer') {
    return (
      <Keep>
        Your wishlist is saved to your account{email && `, ${email}`}. Sign in on any device to see
        it. Signing out closes it on this device.
      </Keep>
    );
  }
  if (owner === 'link') {
    return (
      <Keep
        action={
          <Form method="post" action="/pages/wishlist#keep" replace>
            <Button look="outline" name="intent" value="close">
              Close it on this device
            </Button>
          </Form>
        }
      >
        Your wishlist is saved for {email}. Close it here if other people use this device.
      </Keep>
    );
  }
  if (!mailsLinks && withoutAccounts) return null;
  if (!mailsLinks) {
    return (
      <Keep
        empty={empty}
        action={
          <ButtonLink look="outline" to="/accounts/login">
            Sign in
          </ButtonLink>
        }
      >
        {empty
          ? 'Sign in to see the wishlist in your account.'
          : 'This list is saved on this device only. Sign in to save it to your account.'}
      </Keep>
    );
  }
  return (
    <Keep
      empty={empty}
      arrivedAt={sentAt}
      // A sent form is shown empty again.
      action={<LinkForm key={sentAt} refused={refused} />}
    >
      {email
        ? `We’ve sent a link to ${email}. It works for one hour. Open it here to save this list to that address, or on another device to see the list saved there. Until then, this list stays on this device.`
        : empty
          ? 'Enter your email address and we’ll send you a link. Open it here to see the list saved for your address.'
          : 'Enter your email address and we’ll send you a link. Open it here to save this list to your address, or on another device to see it there.'}
    </Keep>
  );
}

function LinkForm({ refused }: { refused: Refused | undefined }) {
  const form = useInvalidFocus<HTMLFormElement>(refused);
  return (
    <Form
      ref={form}
      method="post"
      // Scrolls to the form and its result.
      action="/pages/wishlist#keep"
      replace
      noValidate
      className="flex items-start gap-3 [&_button]:shrink-0"
    >
      <div className="min-w-0 grow">
        <Field
          label="Email address"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={refused?.sent}
          error={refused?.error}
        />
      </div>
      <Button className="mt-7">Send a link</Button>
    </Form>
  );
}

/** `arrivedAt`: time of the action that the text confirms, in ms since 1970. If it is set, the text gets the focus. */
function Keep({
  children,
  action,
  empty = false,
  arrivedAt,
}: {
  children: ReactNode;
  action?: ReactNode;
  empty?: boolean;
  arrivedAt?: number | undefined;
}) {
  const text = useArrivalFocus<HTMLParagraphElement>(arrivedAt);
  const look = arrivedAt ? 'border-l-2 border-brass bg-sand px-6 py-5' : 'text-muted';
  return (
    <section id="keep" className="mt-20 max-w-xl border-t border-stone pt-10">
      <h2 className="heading-md">
        {empty ? 'Saved something elsewhere?' : 'Take your list with you'}
      </h2>
      <p ref={text} tabIndex={-1} role="status" className={`mt-3 [outline:none] ${look}`}>
        {children}
      </p>
      {action && <div className="mt-6">{action}</div>}
    </section>
  );
}

import { Form, Link, useNavigation, useSearchParams } from '@remix-run/react';
import { useEffect, useState, type ComponentProps, type FormEvent } from 'react';
import { Button } from '~/ui/button';
import { Field, TextArea } from '~/ui/field';
import { Select } from '~/ui/select';
import { useArrivalFocus } from '~/ui/use-arrival-focus';
import { useHydrated } from '~/ui/use-hydrated';
import { useInvalidFocus } from '~/ui/use-invalid-focus';
import { emptyForm, readInquiry, trades, type FormState, type InquiryKind } from '../inquiry-form';

const thanks: Record<InquiryKind, string> = {
  contact:
    'Thank you. We’ve received your message and will reply within one working day, to the email address you entered. We don’t send a copy of it.',
  trade:
    'Thank you. We’ve received your application. We review every application ourselves, and will reply within two working days, to the email address you entered. We don’t send a copy of it.',
};
const submitText: Record<InquiryKind, string> = { contact: 'Send message', trade: 'Apply' };

/** `/forms/…` redirects to `returnTo`, or shows the form's errors. */
export function InquiryForm({
  kind,
  id = `${kind}-form`,
  returnTo,
  known = {},
  state,
  problem,
  findOrder,
}: {
  kind: InquiryKind;
  /** By default, the fragment of the redirect. If a page has several forms of this kind, each needs its own. */
  id?: string;
  returnTo: string;
  /** Initial values. */
  known?: Record<string, string>;
  /** What was sent, with its errors. */
  state?: FormState | undefined;
  problem?: string | null;
  /** Path of the page that shows an order without an account. */
  findOrder?: string | undefined;
}) {
  const [params] = useSearchParams();
  const { state: navigation, formAction } = useNavigation();
  const hydrated = useHydrated();
  const [found, setFound] = useState<FormState['errors']>();
  useEffect(() => setFound(undefined), [state]);
  const errors = found ?? state?.errors ?? emptyForm.errors;
  const values = state?.values ?? known;
  const form = useInvalidFocus<HTMLFormElement>(errors);
  const check = (event: FormEvent<HTMLFormElement>) => {
    const read = readInquiry(kind, new FormData(event.currentTarget));
    setFound(read.fields ? {} : read.errors);
    if (!read.fields) event.preventDefault();
  };
  const action = `/forms/${kind}`;
  if (params.get('sent') === kind) {
    return <Thanks id={id} kind={kind} />;
  }
  const failed = Object.keys(errors).length > 0;
  const sending = navigation !== 'idle' && formAction === action;
  return (
    <Form
      ref={form}
      id={id}
      method="post"
      action={action}
      // Scripts show our own messages instead of the browser's.
      noValidate={hydrated}
      onSubmit={check}
      className="grid gap-5 sm:grid-cols-2"
    >
      {/* Hidden while the form is sent again, so that the same message is announced again. */}
      {(failed || (problem && !sending)) && (
        <p role="alert" className="text-sale sm:col-span-2">
          {failed ? 'Please check the marked fields. Nothing has been sent yet.' : problem}
        </p>
      )}
      <input type="hidden" name="return_to" value={returnTo} />
      {kind === 'contact' ? (
        <ContactFields values={values} errors={errors} findOrder={findOrder} />
      ) : (
        <TradeFields values={values} errors={errors} />
      )}
      <Honeypot />
      <p className="sm:col-span-2">
        <Button disabled={sending}>{submitText[kind]}</Button>
      </p>
    </Form>
  );
}

function Thanks({ id, kind }: { id: string; kind: InquiryKind }) {
  const text = useArrivalFocus<HTMLParagraphElement>(kind);
  return (
    <p
      ref={text}
      id={id}
      role="status"
      tabIndex={-1}
      className="border-l-2 border-brass bg-sand px-6 py-5"
    >
      {thanks[kind]}
    </p>
  );
}

function ContactFields({
  values,
  errors,
  findOrder,
}: FormState & { findOrder: string | undefined }) {
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <>
      <Field label="Name" autoComplete="name" required minLength={2} {...field('name')} />
      <Field label="Email" type="email" autoComplete="email" required {...field('email')} />
      <div className="sm:col-span-2">
        <Field label="Order number (optional)" autoComplete="off" {...field('order')} />
        {findOrder && (
          <p className="mt-1.5 small">
            <Link to={findOrder} className="inline-block py-1 text-link">
              See where your order is
            </Link>
          </p>
        )}
      </div>
      <MessageField
        label="Message"
        hint={
          values.order &&
          'To return something, tell us which pieces. You don’t need to give a reason.'
        }
        required
        minLength={10}
        {...field('message')}
      />
    </>
  );
}

const tradeOptions = [
  { value: '', label: 'Please choose' },
  ...trades.map((value) => ({ value, label: value })),
];

function TradeFields({ values, errors }: FormState) {
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <>
      <Field label="Company" autoComplete="organization" required {...field('company')} />
      <Field
        label="Tax number (EIN, VAT number or ABN)"
        autoComplete="off"
        required
        {...field('tax_number')}
      />
      <Field label="Your name" autoComplete="name" required {...field('name')} />
      <Field label="Email" type="email" autoComplete="email" required {...field('email')} />
      <Field label="Phone (optional)" type="tel" autoComplete="tel" {...field('phone')} />
      <Field label="Country" autoComplete="country-name" required {...field('country')} />
      <div className="sm:col-span-2">
        <Select label="What you do" choices={tradeOptions} required {...field('trade')} />
      </div>
      <MessageField label="Anything we should know (optional)" {...field('message')} />
    </>
  );
}

const MessageField = (props: ComponentProps<typeof TextArea>) => (
  <div className="sm:col-span-2">
    <TextArea rows={6} maxLength={4000} {...props} />
  </div>
);

/** A trap for bots. */
function Honeypot() {
  return (
    <div className="hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input name="homepage" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

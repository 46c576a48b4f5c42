import { Form, Link, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { variantWords } from '~/features/catalog/variant-words';
import type { FieldErrors } from '~/platform/http/form-fields';
import { Button } from '~/ui/button';
import { formatDate } from '~/ui/date';
import { describedBy, FieldHelp, TextArea } from '~/ui/field';
import { joinFacts } from '~/ui/join-facts';
import { useLocale } from '~/ui/locale';
import { Picture } from '~/ui/picture';
import { RadioGroup } from '~/ui/radio-group';
import { Select } from '~/ui/select';
import { useHydrated } from '~/ui/use-hydrated';
import {
  byPost,
  longestNote,
  quantityField,
  readReturn,
  reasonField,
  type ReturnValues,
} from '../return-form';
import type { ReturnChoice, ReturnChoices } from '../return-rules';
import { reasons, reasonWords } from '../returns';

export interface ReturnReply {
  values: ReturnValues;
  errors: FieldErrors;
  problem?: string;
}

interface Props extends ReturnChoices {
  order: { name: string; hasMoreLines: boolean };
  /** The form's id. */
  request: string;
  locations: readonly string[];
  reply: ReturnReply | undefined;
  /** Path of the receipt of an earlier request in this browser, or null. */
  receipt: string | null;
  /** Path of the contact form, or null. */
  ask: string | null;
  action: string;
}

const noErrors: FieldErrors = {};

const noneReturnable = 'Nothing was sent, because no item of this order can be returned now.';

export function ReturnScreen(props: Props) {
  const { order, choices, until, isOver, isAsked, receipt, ask, reply } = props;
  const locale = useLocale();
  const canReturn = choices.some(({ most }) => most > 0);
  const errors = reply?.errors ?? noErrors;
  const problem = reply?.problem ?? (Object.keys(errors).length > 0 ? noneReturnable : undefined);
  return (
    <div className="max-w-3xl">
      {receipt && (
        <p className="mb-6 bg-sand px-5 py-3.5">
          You’ve sent a request for this order.{' '}
          <Link to={receipt} className="text-link">
            See what you sent
          </Link>
        </p>
      )}
      {isAsked && !receipt && (
        <p className="mb-6 bg-sand px-5 py-3.5">
          We’ve received a request for items of this order, and will answer by email.
        </p>
      )}
      {until && (
        <p className="text-muted">
          {isOver ? 'Returns were possible until ' : 'You can return items until '}
          <time dateTime={until}>{formatDate(until, locale)}</time>.
        </p>
      )}
      {canReturn ? (
        <ReturnForm {...props} />
      ) : (
        <>
          {problem && <Alert>{problem}</Alert>}
          <ul className="mt-6 divided">
            {choices.map((choice) => (
              <Refused key={choice.id} choice={choice} errors={errors} />
            ))}
          </ul>
        </>
      )}
      {order.hasMoreLines && (
        <p className="mt-6 small text-muted">
          This order has more items than this list. {ask && 'Write to us to return the others.'}
        </p>
      )}
      {ask && (
        <p className="mt-8 small text-muted">
          Is something faulty, or is your question not answered here?{' '}
          <Link to={ask} className="inline-block py-1 text-link">
            Write to us
          </Link>
        </p>
      )}
    </div>
  );
}

const Alert = ({ children }: { children: ReactNode }) => (
  <p role="alert" tabIndex={-1} className="mt-6 border border-sale px-5 py-3.5 text-sale">
    {children}
  </p>
);

function ReturnForm({ order, choices, locations, request, reply, action }: Props) {
  const hydrated = useHydrated();
  const { state, formAction } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<FieldErrors>();
  const errors = found ?? reply?.errors ?? noErrors;
  const [firstError] = Object.keys(errors);
  useEffect(() => {
    if (!firstError && !reply?.problem) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (field ?? form.current?.querySelector<HTMLElement>('[role=alert]'))?.focus();
  }, [found, reply, firstError]);
  useEffect(() => setFound(undefined), [reply]);
  const check = (event: FormEvent<HTMLFormElement>) => {
    const read = readReturn(new FormData(event.currentTarget), { choices, locations });
    setFound(read.ok ? undefined : read.error);
    if (!read.ok) event.preventDefault();
  };
  const values = reply?.values ?? { items: [], fields: {} };
  const isSending = state !== 'idle' && formAction !== undefined;
  const problem =
    reply?.problem ??
    (firstError ? 'Please check the marked fields. Nothing has been sent yet.' : '');
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      noValidate={hydrated}
      onSubmit={check}
      className="mt-6"
    >
      {/* A repeated form keeps its id. */}
      <input type="hidden" name="request" value={values.fields.request || request} />
      <input type="hidden" name="order" value={order.name} />
      {problem && <Alert>{problem}</Alert>}
      <fieldset aria-describedby={describedBy('items', errors.item)} className="mt-6">
        <legend className="heading-sm">What are you returning?</legend>
        <ul className="mt-4 divided">
          {choices.map((choice) =>
            choice.most > 0 ? (
              <Item key={choice.id} choice={choice} values={values} errors={errors} />
            ) : (
              <Refused key={choice.id} choice={choice} errors={errors} />
            ),
          )}
        </ul>
        <FieldHelp id="items" error={errors.item} />
      </fieldset>
      <div className="mt-8 grid gap-6">
        {locations.length > 0 && (
          <RadioGroup
            legend="How will you return it?"
            name="method"
            choices={[
              { value: byPost, label: 'By post' },
              ...locations.map((value) => ({ value, label: value })),
            ]}
            defaultValue={values.fields.method || byPost}
            error={errors.method}
          />
        )}
        <TextArea
          label="Anything we should know? (optional)"
          name="note"
          rows={3}
          maxLength={longestNote}
          hint={`At most ${longestNote} characters.`}
          defaultValue={values.fields.note}
          error={errors.note}
        />
        <p>
          <Button disabled={isSending}>{isSending ? 'Sending' : 'Request return'}</Button>
        </p>
      </div>
    </Form>
  );
}

interface LineProps {
  choice: ReturnChoice;
  errors: FieldErrors;
}

function Item({ choice, values, errors }: LineProps & { values: ReturnValues }) {
  const { id, title, most } = choice;
  const [quantity, reason] = [quantityField(id), reasonField(id)];
  const about = <span className="sr-only"> of {title}</span>;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-4 py-5 first:pt-0">
      <input
        id={`item-${id}`}
        type="checkbox"
        name="item"
        value={id}
        defaultChecked={values.items.includes(id)}
        aria-invalid={errors.item ? true : undefined}
        className="peer mt-0.5 size-6 shrink-0 accent-ink"
      />
      <label htmlFor={`item-${id}`} className="flex min-w-0 flex-1 cursor-pointer gap-4">
        <Words choice={choice} />
      </label>
      <div className="hidden w-full gap-4 ps-10 peer-checked:grid sm:grid-cols-[8rem_1fr]">
        <Select
          label={<>Quantity{about}</>}
          name={quantity}
          choices={Array.from({ length: Math.min(most, 100) }, (_, index) => ({
            value: String(index + 1),
            label: String(index + 1),
          }))}
          defaultValue={values.fields[quantity] || '1'}
          error={errors[quantity]}
        />
        <Select
          label={<>Reason for returning {title}</>}
          name={reason}
          choices={[
            { value: '', label: 'Please choose' },
            ...reasons.map((value) => ({ value, label: reasonWords[value] })),
          ]}
          defaultValue={values.fields[reason] ?? ''}
          error={errors[reason]}
        />
      </div>
    </li>
  );
}

/** Without fields, so an error is shown with the reason. */
const Refused = ({ choice, errors }: LineProps) => (
  <li className="flex gap-4 py-5 first:pt-0">
    <Words choice={choice} note={choice.why} error={errors[quantityField(choice.id)]} />
  </li>
);

function Words({
  choice,
  note,
  error,
}: {
  choice: ReturnChoice;
  note?: string;
  error?: string | undefined;
}) {
  const { title, image, plan } = choice;
  const facts = joinFacts([...variantWords(choice, useLocale()), plan]);
  return (
    <>
      {image ? (
        <Picture
          {...image}
          alt=""
          width={96}
          height={96}
          className="size-16 shrink-0 bg-sand object-cover"
        />
      ) : (
        <span className="block size-16 shrink-0 bg-sand" />
      )}
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block font-medium">{title}</span>
        {facts && <span className="block small text-muted">{facts}</span>}
        {note && <span className="block small text-muted">{note}</span>}
        {error && <span className="block small text-sale">{error}</span>}
      </span>
    </>
  );
}

/** For a form that was posted during an outage, when the order's lines can't be read. Keeps what was entered. */
export const SendAgain = ({ reply, action }: { reply: ReturnReply; action: string }) => (
  <Form method="post" action={action} className="max-w-3xl">
    {reply.problem && <Alert>{reply.problem}</Alert>}
    {reply.values.items.map((id) => (
      <input key={id} type="hidden" name="item" value={id} />
    ))}
    {Object.entries(reply.values.fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <p className="mt-6">
      <Button>Send again</Button>
    </p>
  </Form>
);

export const BackLink = ({ to, name }: { to: string; name: string | undefined }) => (
  <Link to={to} className="inline-block py-1 small text-link print:hidden">
    Back to {name ? `order ${name}` : 'your order'}
  </Link>
);

import { Form, Link, useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { FieldErrors } from '~/platform/http/form-fields';
import { Badge } from '~/ui/badge';
import { buttonClass } from '~/ui/button';
import { Pager } from '~/ui/pager';
import { UndoForm } from '~/ui/undo-form';
import type { Address } from '../account';
import type { EndedSession } from '../account-forms';
import type { AddressFormView } from '../address-form.server';
import { AccountLayout, AccountUnavailable } from './account-layout';
import { AddressForm } from './address-form';
import { FieldsProblem, Problem } from './notices';
import { SessionEnded } from './session-ended';

interface Book {
  /** Of one page. */
  addresses: readonly Address[];
  defaultId: string | null;
  page: number;
  pageCount: number;
  notice: string | undefined;
  /** The fields of the deleted address. */
  undo: Record<string, string> | null;
  selected: string | null;
  form: AddressFormView | null;
}

export interface AddressReply {
  id: string | null;
  view: AddressFormView | null;
  errors: FieldErrors;
  problem?: string;
  ended?: EndedSession;
}

export const deletedNotice = 'The address was deleted.';

const noErrors = {};
const unreadBook: Book = {
  addresses: [],
  defaultId: null,
  page: 0,
  pageCount: 1,
  notice: undefined,
  undo: null,
  selected: null,
  form: null,
};

interface Props {
  /** Null if the addresses can't be read. */
  book: Book | null;
  reply: AddressReply | undefined;
}

export function AddressBook({ book, reply }: Props) {
  const title = useFragmentFocus(reply === undefined);
  if (!book && !reply?.view) {
    return (
      <AccountLayout title="Addresses">
        {reply?.problem ? (
          <Problem>{reply.problem}</Problem>
        ) : (
          <AccountUnavailable retry="/accounts/account-addresses" />
        )}
      </AccountLayout>
    );
  }
  const { addresses, defaultId, page, pageCount, notice, undo, selected } = book ?? unreadBook;
  const form = reply?.view ?? book?.form;
  const id = reply ? reply.id : selected;
  return (
    <AccountLayout title="Addresses" notice={reply ? undefined : notice}>
      {undo && !reply && (
        <div className="mb-6 max-w-2xl">
          <UndoForm
            action="/accounts/account-addresses"
            fields={{ intent: 'create', ...undo }}
            text={deletedNotice}
            announced
          />
        </div>
      )}
      {reply?.problem && !form && (
        <div className="mb-6">
          <Problem>{reply.problem}</Problem>
        </div>
      )}
      {addresses.length > 0 && (
        <AddressList addresses={addresses} defaultId={defaultId} selected={id} />
      )}
      <Pager {...{ page, pageCount }} hrefOf={(to) => `/accounts/account-addresses?pageNo=${to}`} />
      {form ? (
        <section aria-labelledby="address-form" className="mt-12 max-w-2xl">
          {/* Browsers focus this element; after client navigations, `useFragmentFocus` does. */}
          <h2
            id="address-form"
            ref={title}
            tabIndex={-1}
            className="mb-6 heading-md [outline:none]"
          >
            {id ? 'Edit address' : 'New address'}
          </h2>
          <div className="not-empty:mb-6">
            {reply?.ended && <SessionEnded ended={reply.ended} />}
            {reply?.problem && <Problem>{reply.problem}</Problem>}
            <FieldsProblem errors={reply?.errors} />
          </div>
          <AddressForm
            key={`${id ?? 'new'} ${form.values['customer'] ?? ''}`}
            id={id}
            {...form}
            countries={offered(form, id === selected ? book?.form : null)}
            errors={reply?.errors ?? noErrors}
            isDefault={id !== null && id === defaultId}
            canCancel={addresses.length > 0}
          />
        </section>
      ) : (
        <Link
          to="?new#address-form"
          className={`mt-8 ${buttonClass({ look: addresses.length > 0 ? 'outline' : 'solid' })}`}
        >
          Add a new address
        </Link>
      )}
    </AccountLayout>
  );
}

const offered = ({ countries }: AddressFormView, stored: AddressFormView | null | undefined) => [
  ...countries,
  ...(stored?.countries ?? []).filter(
    ({ value }) =>
      value === stored?.values['country'] && countries.every((one) => one.value !== value),
  ),
];

function useFragmentFocus(isWanted: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  const { key, hash } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (isWanted && hash === '#address-form') title.current?.focus({ preventScroll: true });
  }, [key, hash, isWanted]);
  return title;
}

interface AddressListProps {
  addresses: readonly Address[];
  defaultId: string | null;
  selected: string | null;
}

const AddressList = ({ addresses, defaultId, selected }: AddressListProps) => (
  <ul className="grid grid-cols-1 gap-4 wrap-anywhere sm:grid-cols-2 xl:grid-cols-3">
    {addresses.map((address) => (
      <li
        key={address.id}
        className={`relative flex flex-col border p-6 ${address.id === selected ? 'border-ink' : 'border-stone'}`}
      >
        {address.id === defaultId && (
          <p className="absolute end-5 top-5">
            <Badge tone="muted">Default</Badge>
          </p>
        )}
        <address className="pe-16 whitespace-pre-line not-italic">
          {address.lines.join('\n')}
        </address>
        <div className="mt-auto flex flex-wrap items-baseline gap-x-5 gap-y-1 pt-5">
          <Link
            to={`?address=${address.id}#address-form`}
            className={buttonClass({ look: 'link' })}
            aria-current={address.id === selected ? 'true' : undefined}
          >
            Edit<span className="sr-only"> {nameOf(address)}</span>
          </Link>
          {address.id !== defaultId && (
            <IntentButton intent="default" address={address} label="Set as default" />
          )}
          <IntentButton intent="delete" address={address} label="Delete" />
        </div>
      </li>
    ))}
  </ul>
);

const nameOf = ({ address1, city }: Address) => `${address1}, ${city}`;

const IntentButton = ({
  intent,
  address,
  label,
}: {
  intent: 'default' | 'delete';
  address: Address;
  label: string;
}) => (
  <Form method="post" action="/accounts/account-addresses">
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="id" value={address.id} />
    <button type="submit" className={buttonClass({ look: 'link' })}>
      {label}
      <span className="sr-only"> {nameOf(address)}</span>
    </button>
  </Form>
);

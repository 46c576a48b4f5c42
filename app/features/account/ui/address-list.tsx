import { Form, Link } from '@remix-run/react';
import { Badge } from '~/ui/badge';
import { buttonClass } from '~/ui/button';
import type { Address } from '../account';

interface Props {
  addresses: readonly Address[];
  defaultId: string | null;
  /** Digits of the address open in the form. */
  selected: string | null;
}

/** The customer's addresses, each with its edit, set-default and delete actions. */
export const AddressList = ({ addresses, defaultId, selected }: Props) => (
  <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
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
            <Intent intent="default" address={address} label="Set as default" />
          )}
          <Intent intent="delete" address={address} label="Delete" />
        </div>
      </li>
    ))}
  </ul>
);

const nameOf = ({ address1, city }: Address) => `${address1}, ${city}`;

const Intent = ({
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

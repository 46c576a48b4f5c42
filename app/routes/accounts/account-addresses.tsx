/** `/accounts/account-addresses?address=&pageNo=` */
import { Form, Link, useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { addressesPerPage, type Address } from '~/features/account/account';
import type { FieldErrors } from '~/platform/http/form-fields';
import {
  readAddressForm,
  valuesOf,
  viewAddressForm,
  type AddressFormView,
} from '~/features/account/address-form.server';
import {
  changeAddress,
  getAddresses,
  type AddressChange,
} from '~/features/account/addresses.server';
import { getShippingCountries } from '~/features/account/shipping-countries.server';
import { AccountFrame, AccountUnavailable } from '~/features/account/ui/account-frame';
import { AddressForm } from '~/features/account/ui/address-form';
import { FieldsProblem, Problem } from '~/features/account/ui/notices';
import type { Context } from '~/platform/context.server';
import { readForm } from '~/platform/http/forms.server';
import { noStore } from '~/platform/http/no-store';
import { ok } from '~/platform/result';
import { flashOf, textFlash } from '~/platform/session/flash.server';
import type { RouteHandle } from '~/route-handle';
import { Badge } from '~/ui/badge';
import { buttonClass } from '~/ui/button';
import { Pager } from '~/ui/pager';
import { UndoForm } from '~/ui/undo-form';
import { accountHeaders, accountMeta, pageNumber } from './account-route';
import {
  problemOfToken,
  queryForCustomer,
  redirectTo,
  requireToken,
  statusOf,
  tooOften,
} from './account-route.server';

export const handle = { account: true } satisfies RouteHandle;

export const headers = accountHeaders;
export const meta = accountMeta('Addresses');

const noticeFlash = textFlash('addresses');
const undoFlash = flashOf('addresses-undo', v.record(v.string(), v.string()));

export async function loader({ context }: LoaderFunctionArgs) {
  const { url, session, env, market } = context;
  const result = await queryForCustomer(context, (token) => readBook(context, token));
  const siteName = env.SITE_NAME;
  if (!result.ok) return data({ siteName, book: null }, 503);
  const { addresses, defaultId, owner, shipsTo } = result.value;
  const pageCount = Math.max(1, Math.ceil(addresses.length / addressesPerPage));
  const page = Math.min(pageNumber(url), pageCount - 1);
  const selected = addresses.find(({ id }) => id === url.searchParams.get('address')) ?? null;
  const isNew = !selected && (url.searchParams.has('new') || addresses.length === 0);
  const country = shipsTo.includes(market.country) ? market.country : '';
  const values = selected ? valuesOf(selected) : { ...owner, country };
  const book = {
    addresses: addresses.slice(page * addressesPerPage, (page + 1) * addressesPerPage),
    defaultId,
    page,
    pageCount,
    notice: session.takeFlash(noticeFlash),
    undo: session.takeFlash(undoFlash) ?? null,
    selected: selected?.id ?? null,
    form: selected || isNew ? viewAddressForm(values, shipsTo) : null,
  };
  return data({ siteName, book });
}

/** If the address book is empty, the page opens with the form. */
async function readBook(context: Context, token: string) {
  const [book, shipsTo] = await Promise.all([
    getAddresses(context, token),
    getShippingCountries(context),
  ]);
  return book.ok ? ok({ ...book.value, shipsTo }) : book;
}

interface Reply {
  id: string | null;
  view: AddressFormView | null;
  errors: FieldErrors;
  problem?: string;
}

const notices = {
  create: 'Your address was added.',
  update: 'Your address was saved.',
  delete: 'The address was deleted.',
  default: 'Your default address was changed.',
};

/** The intent `country` reloads the form with the fields of the selected country. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  const token = await requireToken(context);
  const idField = String(fields.get('id') ?? '');
  const id = /^\d{1,20}$/.test(idField) ? idField : null;
  const reply = (status: number, changes: Partial<Reply>) =>
    data<Reply>(
      { id, view: null, errors: {}, ...changes },
      { status, headers: status === 429 ? tooOften : noStore },
    );
  const intent = String(fields.get('intent'));
  if (intent === 'country') {
    fields.delete('province');
    return reply(200, { view: await viewOf(context, fields) });
  }
  if (intent === 'create' || intent === 'update') {
    // An update may keep the address's country; `changeAddress` checks it.
    const shipsTo = intent === 'create' ? await getShippingCountries(context) : undefined;
    const parsed = readAddressForm(fields, shipsTo);
    if (!parsed.ok)
      return reply(400, { view: await viewOf(context, fields), errors: parsed.error });
    const makeDefault = fields.get('default') === 'on';
    const values = { fields: parsed.value, makeDefault };
    if (intent === 'create') return perform({ intent, ...values });
    return id ? perform({ intent, id, ...values }) : reply(400, unknownRequest);
  }
  if ((intent === 'delete' || intent === 'default') && id) return perform({ intent, id });
  return reply(400, unknownRequest);

  async function perform(change: AddressChange) {
    const result = token.ok ? await changeAddress(context, token.value, change) : token;
    if (result.ok) {
      if (result.value) context.session.flash(undoFlash, result.value);
      else context.session.flash(noticeFlash, notices[change.intent]);
      return redirectTo('/accounts/account-addresses');
    }
    const { error } = result;
    const { kind, message, field } = error === 'signed-out' ? await problemOfToken(context) : error;
    const view = 'fields' in change ? await viewOf(context, fields) : null;
    const problems = field ? { errors: { [field]: message } } : { problem: message };
    return reply(statusOf[kind], { view, ...problems });
  }
}

const unknownRequest = { problem: 'We couldn’t process this request. Please try again.' };

async function viewOf(context: Context, fields: FormData): Promise<AddressFormView> {
  const values: Record<string, string> = {};
  for (const [name, value] of fields) if (typeof value === 'string') values[name] = value;
  return viewAddressForm(values, await getShippingCountries(context));
}

const noErrors = {};
const unreadBook = {
  addresses: [],
  defaultId: null,
  page: 0,
  pageCount: 1,
  notice: undefined,
  undo: null,
  selected: null,
};

export default function Addresses() {
  const { book } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const title = useFragmentFocus(reply === undefined);
  if (!book && !reply?.view) {
    return (
      <AccountFrame title="Addresses">
        {reply?.problem ? (
          <Problem>{reply.problem}</Problem>
        ) : (
          <AccountUnavailable retry="/accounts/account-addresses" />
        )}
      </AccountFrame>
    );
  }
  const { addresses, defaultId, page, pageCount, notice, undo, selected } = book ?? unreadBook;
  const form = reply?.view ?? book?.form;
  const id = reply ? reply.id : selected;
  return (
    <AccountFrame title="Addresses" notice={reply ? undefined : notice}>
      {undo && !reply && (
        <div className="mb-6 max-w-2xl">
          <UndoForm
            action="/accounts/account-addresses"
            fields={{ intent: 'create', ...undo }}
            text={notices.delete}
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
            {reply?.problem && <Problem>{reply.problem}</Problem>}
            <FieldsProblem errors={reply?.errors} />
          </div>
          <AddressForm
            key={id ?? 'new'}
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
    </AccountFrame>
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

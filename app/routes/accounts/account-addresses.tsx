/** `/accounts/account-addresses?address=&pageNo=` */
import { useActionData, useLoaderData } from '@remix-run/react';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import * as v from 'valibot';
import { addressesPerPage } from '~/features/account/account';
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
import { AddressBook, deletedNotice, type AddressReply } from '~/features/account/ui/address-book';
import type { Context } from '~/platform/context.server';
import { readForm } from '~/platform/http/forms.server';
import { noStore } from '~/platform/http/no-store';
import { keyedHash } from '~/platform/keyed-hash.server';
import { ok } from '~/platform/result';
import { flashOf, textFlash } from '~/platform/session/flash.server';
import type { RouteHandle } from '~/route-handle';
import { accountHeaders, accountMeta, pageNumber } from './account-route';
import {
  keepTyped,
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
  const customer = await customerMark(context);
  const values = { ...(selected ? valuesOf(selected) : { ...owner, country }), customer };
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

/** Names the customer in forms. */
const customerMark = async ({ session, env }: Context): Promise<string> =>
  (await keyedHash(`addresses\n${session.get('customer') ?? ''}`, env.SESSION_SECRET)).slice(0, 16);

/** If the address book is empty, the page opens with the form. */
async function readBook(context: Context, token: string) {
  const [book, shipsTo] = await Promise.all([
    getAddresses(context, token),
    getShippingCountries(context),
  ]);
  return book.ok ? ok({ ...book.value, shipsTo }) : book;
}

const notices = {
  create: 'Your address was added.',
  update: 'Your address was saved.',
  delete: deletedNotice,
  default: 'Your default address was changed.',
};

/** The intent `country` reloads the form with the fields of the selected country. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  const submit = () => change(context, fields);
  if (!['create', 'update', 'country'].includes(String(fields.get('intent')))) return submit();
  return keepTyped(context, submit, async (ended) => {
    const view = await viewOf(context, fields);
    return data<AddressReply>(
      { id: idOf(fields), view, errors: {}, ended },
      { status: 401, headers: noStore },
    );
  });
}

function idOf(fields: FormData): string | null {
  const id = String(fields.get('id') ?? '');
  return /^\d{1,20}$/.test(id) ? id : null;
}

async function change(context: Context, fields: FormData) {
  const token = await requireToken(context);
  const id = idOf(fields);
  const reply = (status: number, changes: Partial<AddressReply>) =>
    data<AddressReply>(
      { id, view: null, errors: {}, ...changes },
      { status, headers: status === 429 ? tooOften : noStore },
    );
  const intent = String(fields.get('intent'));
  if (intent === 'country') {
    fields.delete('province');
    return reply(200, { view: await viewOf(context, fields) });
  }
  const customer = await customerMark(context);
  // In an outdated tab, the form can have another customer's entries. Pages of earlier releases don't send the mark.
  if (intent === 'create' && (fields.get('customer') || customer) !== customer) {
    fields.set('customer', customer);
    const problem = 'Another customer has signed in since. Nothing was saved.';
    return reply(400, { view: await viewOf(context, fields), problem });
  }
  if (intent === 'create' || intent === 'update') {
    // An update may keep a country that the shop no longer ships to. `changeAddress` checks new countries.
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
      const undo = result.value;
      if (undo && (await canBeRestored(context, undo)))
        context.session.flash(undoFlash, { ...undo, customer });
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

/** False if the form would refuse the address, for example because the shop no longer ships to its country. */
async function canBeRestored(context: Context, values: Record<string, string>): Promise<boolean> {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return readAddressForm(form, await getShippingCountries(context)).ok;
}

const unknownRequest = { problem: 'We couldn’t process this request. Please try again.' };

async function viewOf(context: Context, fields: FormData): Promise<AddressFormView> {
  const values: Record<string, string> = {};
  for (const [name, value] of fields) if (typeof value === 'string') values[name] = value;
  return viewAddressForm(values, await getShippingCountries(context));
}

export default function Addresses() {
  const { book } = useLoaderData<typeof loader>();
  return <AddressBook book={book} reply={useActionData<typeof action>()} />;
}

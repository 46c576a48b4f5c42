/** `/accounts/account-addresses?address=&pageNo=`: the address book. */
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { data, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { addressesPerPage } from '~/features/account/account';
import { getAddresses, valuesOf, viewAddressForm } from '~/features/account/account.server';
import { AccountFrame, AccountUnavailable } from '~/features/account/ui/account-frame';
import { AddressForm } from '~/features/account/ui/address-form';
import { AddressList } from '~/features/account/ui/address-list';
import { Problem } from '~/features/account/ui/notices';
import { buttonClass } from '~/ui/button';
import { Pager } from '~/ui/pager';
import { accountHeaders } from './account-headers';
import { accountMeta } from './account-meta';
import { action } from './change-address.server';
import { readForCustomer } from './guard.server';
import { pageNumber } from './page-number';

export { action };
export const headers = accountHeaders;
export const meta = accountMeta('Addresses');

export async function loader({ context }: LoaderFunctionArgs) {
  const { url, session, env, market } = context;
  const book = await readForCustomer(context, (token) => getAddresses(context, token));
  const siteName = env.SITE_NAME;
  if (book === 'unavailable') return data({ siteName, book: null }, 503);
  const { addresses, defaultId, owner } = book;
  const pageCount = Math.max(1, Math.ceil(addresses.length / addressesPerPage));
  const page = Math.min(pageNumber(url), pageCount - 1);
  const selected = addresses.find(({ id }) => id === url.searchParams.get('address')) ?? null;
  const isNew = !selected && (url.searchParams.has('new') || addresses.length === 0);
  const values = selected ? valuesOf(selected) : { ...owner, country: market.country };
  const shown = {
    addresses: addresses.slice(page * addressesPerPage, (page + 1) * addressesPerPage),
    ...{ defaultId, page, pageCount },
    notice: session.takeFlash('addresses'),
    selected: selected?.id ?? null,
    form: selected || isNew ? viewAddressForm(values) : null,
  };
  return data({ siteName, book: shown }, 200);
}

const noErrors = {};

export default function Addresses() {
  const { book } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  if (!book) {
    return (
      <AccountFrame title="Addresses">
        <AccountUnavailable retry="/accounts/account-addresses" />
      </AccountFrame>
    );
  }
  const { addresses, defaultId, page, pageCount, notice, selected } = book;
  const form = reply?.view ?? book.form;
  const id = reply ? reply.id : selected;
  return (
    <AccountFrame title="Addresses" notice={reply ? undefined : notice}>
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
        <section
          id="address-form"
          aria-labelledby="form-title"
          className="mt-12 max-w-2xl scroll-mt-24"
        >
          <h2 id="form-title" className="mb-6 heading-md">
            {id ? 'Edit address' : 'New address'}
          </h2>
          {reply?.problem && (
            <div className="mb-6">
              <Problem>{reply.problem}</Problem>
            </div>
          )}
          <AddressForm
            key={id ?? 'new'}
            id={id}
            {...form}
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

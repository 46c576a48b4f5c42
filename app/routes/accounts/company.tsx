/**
 * `/accounts/company`: the company location that the customer buys for. The parameters `return_to` and `checkout_url`
 * work as on the login page.
 */
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import {
  data,
  redirectDocument,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {
  checkedLocations,
  chosenLocation,
  setLocation,
} from '~/features/account/company/company.server';
import { companyPath } from '~/features/account/company/company';
import { CompanyForm } from '~/features/account/company/ui/company-form';
import type { FormReply } from '~/features/account/account-forms';
import { unavailable } from '~/features/account/account-problem.server';
import { returnPath } from '~/features/account/hosted/return-path';
import { AccountLayout, AccountUnavailable } from '~/features/account/ui/account-layout';
import type { Context } from '~/platform/context.server';
import { noStore } from '~/platform/http/no-store';
import { readForm } from '~/platform/http/forms.server';
import type { RouteHandle } from '~/route-handle';
import { accountHeaders, accountMeta } from './account-route';
import {
  queryForCustomer,
  redirectTo,
  refuseForm,
  requireCustomer,
  returnTo,
  updateCartCustomer,
} from './account-route.server';

export const handle = { account: true } satisfies RouteHandle;

export const headers = accountHeaders;
export const meta = accountMeta('Company');

/** Without companies, redirects. */
function requireCompanies(context: Context): void {
  requireCustomer(context);
  if (!context.env.B2B) throw redirectTo('/accounts/dashboard');
}

export async function loader({ context }: LoaderFunctionArgs) {
  requireCompanies(context);
  const locations = await queryForCustomer(context, (token) => checkedLocations(context, token));
  const siteName = context.env.SITE_NAME;
  if (!locations.ok) return data({ siteName, locations: null, chosen: undefined }, 503);
  return data({ siteName, locations: locations.value, chosen: chosenLocation(context) });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  requireCompanies(context);
  const form = 'company';
  const locations = await queryForCustomer(context, (token) => checkedLocations(context, token));
  if (!locations.ok) return refuseForm(form, fields, { problem: unavailable });
  const location = locations.value.find(({ id }) => id === fields.get('location'));
  if (!location) {
    const message = 'Please choose one of these locations.';
    return refuseForm(form, fields, { problem: { kind: 'refused', message } });
  }
  const back = returnPath(context.url.searchParams);
  const chosen = chosenLocation(context);
  if (location.id !== chosen) {
    // A form in an outdated tab must not restore a former location.
    if (fields.get('chosen') !== (chosen ?? '')) {
      const message =
        'The location that you buy for has changed since this page was opened. Please check it, and choose again.';
      return refuseForm(form, fields, { problem: { kind: 'refused', message } });
    }
    // The session changes first: if this fails, the cart must not move to a location that the session doesn't have.
    if (!(await setLocation(context, location, locations.value))) {
      const message = 'We can’t store your choice. Please sign in again to choose a location.';
      const problem = context.session.registered ? unavailable : { ...unavailable, message };
      return refuseForm(form, fields, { problem });
    }
    await updateCartCustomer(context);
    // Load a new document: the current one keeps product lists for Back in memory, with the former location's prices.
    return redirectDocument(back, { status: 303, headers: noStore });
  }
  return returnTo(back);
}

export default function CompanyRoute() {
  const { locations, chosen } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  const { search } = useLocation();
  return (
    <AccountLayout title="Company" problem={reply?.problem}>
      {locations ? (
        <CompanyForm locations={locations} chosen={chosen} />
      ) : (
        <AccountUnavailable retry={companyPath + search} />
      )}
    </AccountLayout>
  );
}

import { redirect, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { noStore } from '~/platform/http/no-store';
import type { RouteHandle } from '~/route-handle';

export const handle = { account: true, secretUrl: true } satisfies RouteHandle;

/** The link in Shopify's email. */
export function loader({ params }: LoaderFunctionArgs) {
  const { customerId = '', resetToken = '' } = params;
  return redirect(`/accounts/reset?${new URLSearchParams({ customerId, resetToken })}`, {
    status: 302,
    headers: noStore,
  });
}

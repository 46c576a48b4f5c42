/** The return slip for printing. An unsent order redirects to the order's page. */
import { useLoaderData } from '@remix-run/react';
import { data, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { isReturnable } from '~/features/account/account';
import { orderPath } from '~/features/account/order-paths';
import { AccountLayout, AccountUnavailable } from '~/features/account/ui/account-layout';
import { PrintScreen, ReturnSlip } from '~/features/account/ui/order-sheet';
import type { RouteHandle } from '~/route-handle';
import { helpPages } from '../page-loaders/help-pages.server';
import { accountHeaders, accountMeta } from './account-route';
import { redirectTo } from './account-route.server';
import { requireOrder } from './requested-order.server';

export const handle = { account: true } satisfies RouteHandle;

export const headers = accountHeaders;
export const meta = accountMeta('Return slip');

export async function loader({ context }: LoaderFunctionArgs) {
  const [order, help] = await Promise.all([requireOrder(context), helpPages(context)]);
  const { SITE_NAME: siteName, SITE_URL, CONTACT_URL } = context.env;
  const site = {
    siteName,
    host: new URL(SITE_URL).host,
    terms: help.find(({ subject }) => subject === 'returns')?.href ?? null,
    canAsk: Boolean(CONTACT_URL),
  };
  if (!order.ok) return data({ ...site, order: null }, 503);
  if (!isReturnable(order.value)) throw redirectTo(orderPath(order.value.id));
  return data({ ...site, order: order.value });
}

export default function ReturnSlipRoute() {
  const { order, siteName, host, terms, canAsk } = useLoaderData<typeof loader>();
  if (!order) {
    return (
      <AccountLayout title="Return slip">
        <AccountUnavailable retry="/accounts/my-orders" />
      </AccountLayout>
    );
  }
  const shop = { name: siteName, host };
  return (
    <PrintScreen order={order}>
      <ReturnSlip order={order} shop={shop} terms={terms} canAsk={canAsk} />
    </PrintScreen>
  );
}

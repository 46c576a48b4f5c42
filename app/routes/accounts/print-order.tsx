import { useLoaderData } from '@remix-run/react';
import { data, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { AccountLayout, AccountUnavailable } from '~/features/account/ui/account-layout';
import { OrderSheet, PrintScreen } from '~/features/account/ui/order-sheet';
import type { RouteHandle } from '~/route-handle';
import { accountHeaders, accountMeta } from './account-route';
import { requireOrder } from './requested-order.server';

export const handle = { account: true } satisfies RouteHandle;

export const headers = accountHeaders;
export const meta = accountMeta('Print order');

export async function loader({ context }: LoaderFunctionArgs) {
  const order = await requireOrder(context);
  const { SITE_NAME: siteName, SITE_URL } = context.env;
  const site = { siteName, host: new URL(SITE_URL).host };
  return order.ok ? data({ ...site, order: order.value }) : data({ ...site, order: null }, 503);
}

export default function PrintOrderRoute() {
  const { order, siteName, host } = useLoaderData<typeof loader>();
  if (!order) {
    return (
      <AccountLayout title="Order">
        <AccountUnavailable retry="/accounts/my-orders" />
      </AccountLayout>
    );
  }
  return (
    <PrintScreen order={order}>
      <OrderSheet order={order} shop={{ name: siteName, host }} />
    </PrintScreen>
  );
}

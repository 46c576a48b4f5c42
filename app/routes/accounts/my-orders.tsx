/** `/accounts/my-orders?pageNo=` */
import { useLoaderData } from '@remix-run/react';
import { data, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { getOrders } from '~/features/account/customer.server';
import { AccountLayout, AccountUnavailable } from '~/features/account/ui/account-layout';
import { OrderList } from '~/features/account/ui/order-list';
import type { RouteHandle } from '~/route-handle';
import { Pager } from '~/ui/pager';
import { accountHeaders, accountMeta, pageNumber } from './account-route';
import { queryForCustomer } from './account-route.server';

export const handle = { account: true } satisfies RouteHandle;

export const headers = accountHeaders;
export const meta = accountMeta('My Orders');

export async function loader({ context }: LoaderFunctionArgs) {
  const number = pageNumber(context.url);
  const list = await queryForCustomer(context, (token) => getOrders(context, token, number));
  const siteName = context.env.SITE_NAME;
  return list.ok ? data({ siteName, list: list.value }) : data({ siteName, list: null }, 503);
}

export default function MyOrders() {
  const { list } = useLoaderData<typeof loader>();
  return (
    <AccountLayout title="My Orders">
      {list ? (
        <>
          <OrderList orders={list.orders} />
          <Pager {...list} hrefOf={(page) => `/accounts/my-orders?pageNo=${page}`} />
        </>
      ) : (
        <AccountUnavailable retry="/accounts/my-orders" />
      )}
    </AccountLayout>
  );
}

/** `/accounts/my-orders?pageNo=` */
import { useLoaderData } from '@remix-run/react';
import { data, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { getOrders } from '~/features/account/customer.server';
import { AccountLayout, AccountUnavailable } from '~/features/account/ui/account-layout';
import { OrderList } from '~/features/account/ui/order-list';
import type { RouteHandle } from '~/route-handle';
import { Pager } from '~/ui/pager';
import { accountHeaders, accountMeta, pageNumber } from './account-route';
import { queryForCustomer, redirectTo } from './account-route.server';

export const handle = { account: true } satisfies RouteHandle;

export const headers = accountHeaders;
export const meta = accountMeta('My Orders');

/** `page` is 0-based. */
const pathOf = (page: number): string => `/accounts/my-orders?pageNo=${page}`;

/** A page number that is too high redirects to the last page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const number = pageNumber(context.url);
  const list = await queryForCustomer(context, (token) => getOrders(context, token, number));
  const siteName = context.env.SITE_NAME;
  if (list.ok && list.value.orders.length === 0 && number > 0) {
    const last = Math.max(0, Math.min(number, list.value.pageCount ?? 0) - 1);
    throw redirectTo(pathOf(last));
  }
  return list.ok ? data({ siteName, list: list.value }) : data({ siteName, list: null }, 503);
}

export default function MyOrders() {
  const { list } = useLoaderData<typeof loader>();
  return (
    <AccountLayout title="My Orders">
      {list ? (
        <>
          <OrderList orders={list.orders} />
          <Pager {...list} hrefOf={pathOf} />
        </>
      ) : (
        <AccountUnavailable retry="/accounts/my-orders" />
      )}
    </AccountLayout>
  );
}

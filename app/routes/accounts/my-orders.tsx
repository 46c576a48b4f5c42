/** `/accounts/my-orders?pageNo=` */
import { useLoaderData } from '@remix-run/react';
import { data, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { getOrders } from '~/features/account/customer.server';
import { AccountFrame, AccountUnavailable } from '~/features/account/ui/account-frame';
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
  const { session, env } = context;
  const page = { siteName: env.SITE_NAME, problem: session.takeFlash('orders-problem') };
  return list.ok ? data({ ...page, list: list.value }) : data({ ...page, list: null }, 503);
}

export default function MyOrders() {
  const { list, problem } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title="My Orders" problem={problem}>
      {list ? (
        <>
          <OrderList orders={list.orders} />
          <Pager {...list} hrefOf={(page) => `/accounts/my-orders?pageNo=${page}`} />
        </>
      ) : (
        <AccountUnavailable retry="/accounts/my-orders" />
      )}
    </AccountFrame>
  );
}

/** `/accounts/my-orders?pageNo=`: all orders, 30 on a page. */
import { useLoaderData } from '@remix-run/react';
import { data, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { getOrders } from '~/features/account/account.server';
import { AccountFrame, AccountUnavailable } from '~/features/account/ui/account-frame';
import { OrderList } from '~/features/account/ui/order-list';
import { Pager } from '~/ui/pager';
import { accountHeaders, accountMeta, pageNumber } from './account-route';
import { readForCustomer } from './guard.server';

export const headers = accountHeaders;
export const meta = accountMeta('My Orders');

export async function loader({ context }: LoaderFunctionArgs) {
  const page = pageNumber(context.url);
  const list = await readForCustomer(context, (token) => getOrders(context, token, page));
  const { session, env } = context;
  const said = { siteName: env.SITE_NAME, problem: session.takeFlash('orders-problem') };
  if (list === 'unavailable') return data({ ...said, list: null }, 503);
  return data({ ...said, list }, 200);
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

/** `/accounts/my-orders/order?id=`: one order. One that is missing or someone else's redirects to all orders. */
import { Link, useLoaderData } from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import { getOrder } from '~/features/account/account.server';
import { AccountFrame, AccountUnavailable } from '~/features/account/ui/account-frame';
import { OrderView } from '~/features/account/ui/order-view';
import { reorder } from '~/features/cart/reorder.server';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { accountHeaders } from './account-headers';
import { accountMeta } from './account-meta';
import { readForCustomer, tokenForForm, unstored } from './guard.server';

export const headers = accountHeaders;
export const meta = accountMeta('Order');

const allOrders = () => redirect('/accounts/my-orders', { status: 303, headers: unstored });

/** The order with the id in the query; throws a redirect to all orders when it is not the customer's. */
async function readOrder(context: Context) {
  const id = context.url.searchParams.get('id') ?? '';
  if (!/^\d{1,20}$/.test(id)) throw allOrders();
  const order = await readForCustomer(context, (token) => getOrder(context, token, id));
  if (order === 'none') throw allOrders();
  return order;
}

export async function loader({ context }: LoaderFunctionArgs) {
  const order = await readOrder(context);
  const { SITE_NAME: siteName, SITE_URL } = context.env;
  const site = { siteName, host: new URL(SITE_URL).host };
  if (order === 'unavailable') return data({ ...site, order: null }, 503);
  return data({ ...site, order }, 200);
}

/** Adds everything that is still for sale to the cart, at current prices. */
export async function action({ context }: ActionFunctionArgs) {
  tokenForForm(context);
  const { session, log } = context;
  const failed = "We can't change your bag right now. Please try again in a moment.";
  const order = await readOrder(context);
  try {
    if (order === 'unavailable') {
      session.flash('cart-problem', failed);
      return redirect('/cart', { status: 303, headers: unstored });
    }
    const wanted = order.lines.flatMap(({ product, quantity }) =>
      product ? [{ merchandise: product.merchandise, quantity }] : [],
    );
    const { added, missing } = await reorder(context, wanted);
    const gone = order.lines.length - wanted.length;
    if (added > 0) session.flash('cart', 'Added to bag');
    if (missing + gone > 0) {
      session.flash('cart-problem', 'Some items of this order are no longer available.');
    }
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.error('cart-unavailable', { intent: 'order again', error });
    session.flash('cart-problem', failed);
  }
  return redirect('/cart', { status: 303, headers: unstored });
}

export default function OrderRoute() {
  const { order, siteName, host } = useLoaderData<typeof loader>();
  return (
    <>
      <Letterhead name={siteName} host={host} />
      <AccountFrame
        title={order ? `Order ${order.name}` : 'Order'}
        intro={
          <Link to="/accounts/my-orders" className="inline-block py-1 small text-link print:hidden">
            Back to all orders
          </Link>
        }
      >
        {order ? <OrderView order={order} /> : <AccountUnavailable retry="/accounts/my-orders" />}
      </AccountFrame>
    </>
  );
}

/** Print only, as the page's header is not printed. */
const Letterhead = ({ name, host }: { name: string; host: string }) => (
  <p className="hidden items-baseline justify-between border-b border-stone pb-4 print:flex">
    <span className="heading-md">{name}</span>
    <span className="small text-muted">{host}</span>
  </p>
);

/** The order that this browser has opened with its number and email. Without one, redirects to the form. */
import { Form, useLoaderData } from '@remix-run/react';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { canOrderAgain } from '~/features/account/account';
import { Problem } from '~/features/account/ui/notices';
import { Day, Fact, OrderHelp, OrderLineItem, OrderSums } from '~/features/account/ui/order-parts';
import { closeOrder } from '~/features/guest-orders/guest-order-cookie.server';
import { guestOrderFlash, openedSince } from '~/features/guest-orders/guest-order-flash.server';
import {
  findOrderPath,
  guestOrderPath,
  type GuestOrder,
  type Parcel,
} from '~/features/guest-orders/guest-orders';
import { getOpenedOrder } from '~/features/guest-orders/guest-orders.server';
import { OrderUnavailable } from '~/features/guest-orders/ui/order-unavailable';
import { dropReceipt } from '~/features/returns/return-receipt.server';
import { returnPath, type OrderReturn } from '~/features/returns/returns';
import { ReturnList } from '~/features/returns/ui/return-list';
import { readForm } from '~/platform/http/forms.server';
import type { RouteHandle } from '~/route-handle';
import { Button, buttonClass } from '~/ui/button';
import { accountHeaders, accountMeta } from '../accounts/account-route';
import { redirectTo } from '../accounts/account-route.server';
import { orderAgain, orderAgainFailed } from '../page-loaders/order-again.server';
import { helpPages, type HelpPage } from '../page-loaders/help-pages.server';
import { returnsOfGuest } from '../returns/order-returns.server';
import { requireGuestOrders } from './guest-orders-route.server';

/** Each view costs query points at Shopify, so views are limited. */
export const handle = { guestOrders: true, countsAsUncached: true } satisfies RouteHandle;

export const headers = accountHeaders;
export const meta = accountMeta('Order');

export async function loader({ context }: LoaderFunctionArgs) {
  requireGuestOrders(context);
  const [order, help, returns] = await Promise.all([
    getOpenedOrder(context),
    helpPages(context),
    returnsOfGuest(context),
  ]);
  const { SITE_NAME: siteName, CONTACT_URL } = context.env;
  const site = { siteName, help, canAsk: Boolean(CONTACT_URL) };
  // The order's email couldn't be compared, so the returns must not be shown.
  if (!order.ok) return data({ ...site, order: null }, 503);
  if (!order.value) throw redirectTo(findOrderPath);
  const problem = context.session.takeFlash(guestOrderFlash.problem);
  return data({ ...site, order: order.value, problem, ...(returns && { returns }) });
}

/** `intent`: `again` or `close`. Closes the open order, whichever order the page shows. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireGuestOrders(context);
  const fields = await readForm(request);
  if (fields.get('intent') === 'close') {
    closeOrder(context);
    dropReceipt(context);
    return redirectTo(findOrderPath);
  }
  const order = await getOpenedOrder(context);
  if (!order.ok) return orderAgainFailed(context);
  if (!order.value) {
    const words =
      'Your order isn’t open any more, so nothing was added to your bag. Please find it again.';
    context.session.flash(guestOrderFlash.closed, words);
    return redirectTo(findOrderPath);
  }
  const { name } = order.value;
  const shown = fields.get('order');
  // The shopper may have opened another order in another tab. Pages of earlier releases don't send the order.
  if (shown !== null && shown !== name) {
    const words = openedSince(name, 'nothing was added to your bag');
    context.session.flash(guestOrderFlash.problem, words);
    return redirectTo(guestOrderPath);
  }
  return order.value.hasMoreLines ? orderAgainFailed(context) : orderAgain(context, order.value);
}

export default function GuestOrderRoute() {
  const { order, siteName: _, ...site } = useLoaderData<typeof loader>();
  return (
    <div className="frame pt-8 pb-16 md:pt-12 md:pb-22">
      {order ? <OrderView order={order} {...site} /> : <OrderUnavailable retry={guestOrderPath} />}
    </div>
  );
}

interface OrderViewProps {
  order: GuestOrder;
  help: readonly HelpPage[];
  canAsk: boolean;
  problem?: string | undefined;
  /** Missing in a shop without return requests. */
  returns?: readonly OrderReturn[];
}

function OrderView({ order, help, canAsk, problem, returns }: OrderViewProps) {
  // 'Order again' needs all items, so it is hidden if some couldn't be read.
  const isComplete = !order.hasMoreLines;
  const remaining = order.lines.filter(({ currentQuantity }) => currentQuantity > 0);
  return (
    <>
      {problem && (
        <div className="mb-8">
          <Problem>{problem}</Problem>
        </div>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h1 className="heading-lg wrap-anywhere">Order {order.name}</h1>
        <Form method="post">
          <input type="hidden" name="intent" value="close" />
          <button type="submit" className={buttonClass({ look: 'link' })}>
            Close this order
          </button>
        </Form>
      </div>
      <dl className="mt-8 grid grid-cols-2 gap-x-8 gap-y-5 border-y border-stone py-6 md:grid-cols-4">
        <Fact label="Date">
          <Day date={order.date} />
        </Fact>
        <Fact label="Payment">{order.payment || '–'}</Fact>
        <Fact label="Fulfilment">{order.fulfilment}</Fact>
        {order.destination && <Fact label="Going to">{order.destination}</Fact>}
      </dl>
      {order.parcels.length > 0 && <Parcels parcels={order.parcels} />}
      {returns && <ReturnList returns={returns} />}
      <div className="mt-8 flex flex-wrap items-start gap-12 lg:gap-20">
        <div className="min-w-0 grow basis-96">
          <ul className="divided">
            {remaining.map((line, index) => (
              <OrderLineItem key={index} line={line} knowsProducts={order.knowsProducts} />
            ))}
          </ul>
          {order.hasMoreLines && <p className="mt-5 text-muted">… and more items</p>}
          {remaining.length === 0 && isComplete && (
            <p className="text-muted">All items were removed or refunded.</p>
          )}
        </div>
        <div className="grid w-full gap-8 wrap-anywhere lg:w-80">
          <dl className="grid gap-2 border-y border-stone py-5">
            <OrderSums order={order} isCancelled={order.isCancelled} />
          </dl>
          {isComplete && canOrderAgain(order.lines) && (
            <Form method="post">
              <input type="hidden" name="intent" value="again" />
              <input type="hidden" name="order" value={order.name} />
              <Button wide>Order again</Button>
            </Form>
          )}
          <OrderHelp
            order={order}
            pages={help}
            canAsk={canAsk}
            returnItems={returns && returnPath(null)}
          />
        </div>
      </div>
    </>
  );
}

const Parcels = ({ parcels }: { parcels: readonly Parcel[] }) => (
  <section aria-labelledby="parcels" className="mt-8">
    <h2 id="parcels" className="eyebrow">
      {parcels.length === 1 ? 'Parcel' : 'Parcels'}
    </h2>
    <ul className="mt-3 divided">
      {parcels.map(({ carrier, number, href, deliveredOn }, index) => (
        <li
          key={index}
          className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 py-3 wrap-anywhere"
        >
          <p>
            {carrier && `${carrier} · `}
            {href ? (
              <a href={href} target="_blank" rel="noopener noreferrer" className="text-link">
                {number ? (
                  <>
                    <span className="sr-only">Track parcel </span>
                    {number}
                  </>
                ) : (
                  'Track this parcel'
                )}
              </a>
            ) : (
              number
            )}
          </p>
          {deliveredOn && (
            <p className="small text-muted">
              Delivered on <Day date={deliveredOn} />
            </p>
          )}
        </li>
      ))}
    </ul>
  </section>
);

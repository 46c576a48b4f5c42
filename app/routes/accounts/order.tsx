/** `/accounts/my-orders/order?id=`. Another customer's order redirects to all orders. */
import { Form, Link, useLoaderData } from '@remix-run/react';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { orderFlash } from '~/features/account/account-flash.server';
import {
  canOrderAgain,
  hasItemsLeft,
  removedInWords,
  type Order,
} from '~/features/account/account';
import { printPath, returnSlipPath } from '~/features/account/order-paths';
import { AccountLayout, AccountUnavailable } from '~/features/account/ui/account-layout';
import { Tracking } from '~/features/account/ui/order-list';
import { Day, Fact, OrderHelp, OrderLineItem, OrderSums } from '~/features/account/ui/order-parts';
import {
  Cancellation,
  discountWords,
  Letterhead,
  Payment,
} from '~/features/account/ui/order-sheet';
import { returnPath, type OrderReturn } from '~/features/returns/returns';
import { ReturnList } from '~/features/returns/ui/return-list';
import { reviewFormPath } from '~/features/reviews/reviews';
import type { RouteHandle } from '~/route-handle';
import { Button, ButtonLink } from '~/ui/button';
import { useLocale } from '~/ui/locale';
import { isPlainClick } from '~/ui/plain-click';
import { accountHeaders, accountMeta } from './account-route';
import { helpPages, type HelpPage } from '../page-loaders/help-pages.server';
import { orderAgain, orderAgainFailed } from '../page-loaders/order-again.server';
import { returnsOfAccount } from '../returns/order-returns.server';
import { requireCustomer } from './account-route.server';
import { requireOrder } from './requested-order.server';

export const handle = { account: true } satisfies RouteHandle;

export const headers = accountHeaders;
export const meta = accountMeta('Order');

export async function loader({ context }: LoaderFunctionArgs) {
  const reading = requireOrder(context);
  const [order, help, returns] = await Promise.all([
    reading,
    helpPages(context),
    returnsOfAccount(context, reading),
  ]);
  const { SITE_NAME: siteName, SITE_URL, CONTACT_URL, REVIEWS_URL } = context.env;
  const site = {
    siteName,
    host: new URL(SITE_URL).host,
    notice: context.session.takeFlash(orderFlash),
    help,
    reviewable: REVIEWS_URL !== undefined,
    canAsk: Boolean(CONTACT_URL),
    ...(returns && { returns }),
  };
  return order.ok ? data({ ...site, order: order.value }) : data({ ...site, order: null }, 503);
}

/** At current prices. */
export async function action({ context }: ActionFunctionArgs) {
  requireCustomer(context);
  const order = await requireOrder(context);
  if (!order.ok) return orderAgainFailed(context);
  return orderAgain(context, order.value);
}

export default function OrderRoute() {
  const { order, siteName, host, notice, ...site } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="hidden print:block">
        <Letterhead name={siteName} host={host} />
      </div>
      <AccountLayout
        title={order ? `Order ${order.name}` : 'Order'}
        notice={notice}
        intro={
          <Link to="/accounts/my-orders" className="inline-block py-1 small text-link print:hidden">
            Back to all orders
          </Link>
        }
      >
        {order ? (
          <OrderView order={order} {...site} />
        ) : (
          <AccountUnavailable retry="/accounts/my-orders" />
        )}
      </AccountLayout>
    </>
  );
}

/** `reviewable`: a review service is configured. `canAsk`: the contact form is configured. */
function OrderView({
  order,
  help,
  reviewable,
  canAsk,
  returns,
}: {
  order: Order;
  help: readonly HelpPage[];
  reviewable: boolean;
  canAsk: boolean;
  /** Missing in a shop without return requests. */
  returns?: readonly OrderReturn[];
}) {
  const locale = useLocale();
  const sent = order.isShipped;
  return (
    <>
      {order.cancelledOn && (
        <div className="mb-6">
          <Cancellation order={order} />
        </div>
      )}
      <dl className="grid grid-cols-2 gap-x-8 gap-y-5 border-y border-stone py-6 md:grid-cols-4">
        {!order.name.includes(String(order.number)) && <Fact label="Number">{order.number}</Fact>}
        <Fact label="Date">
          <Day date={order.date} />
        </Fact>
        <Fact label="Payment">
          <Payment order={order} />
        </Fact>
        <Fact label="Fulfilment">
          {order.fulfilment}
          {order.deliveredOn && (
            <>
              {' on '}
              <Day date={order.deliveredOn} />
            </>
          )}
        </Fact>
        {sent && !order.cancelledOn && (
          <Fact label="Tracking">
            {order.parcels ? (
              <ul>
                {order.parcels.map((parcel, index) => (
                  <li key={index}>
                    <Tracking tracking={parcel} />
                  </li>
                ))}
              </ul>
            ) : (
              <Tracking tracking={order.tracking} />
            )}
          </Fact>
        )}
      </dl>
      {returns && <ReturnList returns={returns} />}
      <div className="mt-8 flex flex-wrap items-start gap-12 lg:gap-20 print:block">
        <ul className="min-w-0 grow basis-96 divided">
          {order.lines.map((line, index) => (
            <OrderLineItem
              key={index}
              line={line}
              knowsProducts={order.knowsProducts}
              removed={removedInWords(line, order)}
            >
              {discountWords(line, locale).map((words) => (
                <p key={words} className="mt-1 small text-ok">
                  {words}
                </p>
              ))}
              {line.product && reviewable && order.hasLeft && (
                <Link
                  to={reviewFormPath(order.id, line.product.handle)}
                  className="mt-1 inline-block py-1 small text-link print:hidden"
                  aria-label={`Write a review of ${line.title}`}
                >
                  Write a review
                </Link>
              )}
            </OrderLineItem>
          ))}
        </ul>
        <div className="grid w-full gap-8 wrap-anywhere md:max-lg:grid-cols-2 md:max-lg:gap-x-12 lg:w-80 print:mt-6 print:w-full">
          <dl className="grid gap-2 border-y border-stone py-5 md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 md:max-lg:content-start md:max-lg:border-t-0 md:max-lg:border-b-0 md:max-lg:pt-0">
            <OrderSums
              order={order}
              isCancelled={order.cancelledOn !== null}
              shippingTitle={order.shippingTitle}
            />
          </dl>
          {order.shippedTo.length > 0 && (
            <div>
              <h2 className="eyebrow">Delivery address</h2>
              <address className="mt-3 whitespace-pre-line not-italic">
                {order.shippedTo.join('\n')}
              </address>
            </div>
          )}
          <div className="grid gap-3 sm:max-lg:grid-cols-2 print:hidden">
            {canOrderAgain(order.lines) && (
              <Form method="post">
                <Button wide>Order again</Button>
              </Form>
            )}
            <PrintLink id={order.id} />
          </div>
          <OrderHelp
            order={order}
            pages={help}
            canAsk={canAsk}
            slip={hasItemsLeft(order.lines) ? returnSlipPath(order.id) : undefined}
            returnItems={returns && returnPath(order.id)}
          />
        </div>
      </div>
    </>
  );
}

/** Without scripts, the link opens a separate page. */
const PrintLink = ({ id }: { id: string }) => (
  <ButtonLink
    to={printPath(id)}
    look="outline"
    className="w-full"
    onClick={(event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      window.print();
    }}
  >
    Print
  </ButtonLink>
);

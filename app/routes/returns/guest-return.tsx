/** A return of the order that this browser has opened with its number and email. With `sent`, the receipt. */
import { useActionData, useLoaderData } from '@remix-run/react';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@shopify/remix-oxygen';
import { readOpenedOrder } from '~/features/guest-orders/guest-order-cookie.server';
import { guestOrderFlash, openedSince } from '~/features/guest-orders/guest-order-flash.server';
import { findOrderPath, guestOrderPath } from '~/features/guest-orders/guest-orders';
import { getOpenedReturnable } from '~/features/guest-orders/guest-orders.server';
import { OrderUnavailable } from '~/features/guest-orders/ui/order-unavailable';
import { returnPath, takesReturns } from '~/features/returns/returns';
import { BackLink, type ReturnReply } from '~/features/returns/ui/return-screen';
import type { Context } from '~/platform/context.server';
import { readForm } from '~/platform/http/forms.server';
import { ok } from '~/platform/result';
import type { RouteHandle } from '~/route-handle';
import { accountHeaders, accountTags } from '../accounts/account-route';
import { redirectTo } from '../accounts/account-route.server';
import { requireGuestOrders } from '../orders/guest-orders-route.server';
import { ReturnContent, titleOf } from './return-content';
import { loadReturn, sendToShop, submitReturn } from './return-route.server';

/** Each view costs query points at Shopify, so views are limited. */
export const handle = {
  guestOrders: true,
  countsAsUncached: true,
  limit: 'returns',
} satisfies RouteHandle;

export const headers = accountHeaders;
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  accountTags(data ? titleOf(data) : 'Return items', data);

export async function loader({ context }: LoaderFunctionArgs) {
  requireReturns(context);
  const opened = await readOpenedOrder(context);
  if (!opened) throw redirectTo(findOrderPath);
  return loadReturn(context, {
    key: opened.id,
    isSentToShopify: false,
    read: (forReceipt) => read(context, forReceipt),
    orderPath: guestOrderPath,
  });
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireReturns(context);
  const opened = await readOpenedOrder(context);
  if (!opened) return closed(context);
  const posted = await readForm(request);
  return submitReturn(context, {
    posted,
    key: opened.id,
    isGuest: true,
    isSentToShopify: false,
    read: async (forReceipt) => {
      const order = await read(context, forReceipt, () => closed(context));
      if (order.ok) requireSameOrder(context, posted, order.value);
      return order;
    },
    send: (order, wanted, id) =>
      sendToShop(context, order, {
        wanted,
        id,
        from: { email: order.email },
        page: returnPath(null),
      }),
  });
}

/** The shopper may have opened another order in another tab. Pages of earlier releases don't send the order. */
function requireSameOrder(context: Context, posted: FormData, { name }: { name: string }): void {
  const shown = posted.get('order');
  if (!shown || shown === name) return;
  context.session.flash(guestOrderFlash.problem, openedSince(name, 'nothing was sent'));
  throw redirectTo(guestOrderPath);
}

function closed(context: Context) {
  const words =
    'Your order isn’t open any more, so your return request wasn’t sent. Please find the order again.';
  context.session.flash(guestOrderFlash.closed, words);
  return redirectTo(findOrderPath);
}

function requireReturns(context: Context): void {
  requireGuestOrders(context);
  if (!takesReturns(context.env, true)) throw new Response(null, { status: 404 });
}

async function read(
  context: Context,
  forReceipt: boolean,
  leave = () => redirectTo(findOrderPath),
) {
  const order = await getOpenedReturnable(context, forReceipt);
  if (!order.ok) return order;
  if (!order.value) throw leave();
  return ok(order.value);
}

export default function GuestReturn() {
  const page = useLoaderData<typeof loader>();
  const reply = useActionData<ReturnReply>();
  const { order, isReceipt } = page;
  const isShown = order !== null || isReceipt;
  return (
    <div className="frame pt-8 pb-16 md:pt-12 md:pb-22 print:p-0">
      {(isShown || reply) && <h1 className="heading-lg">{titleOf(page)}</h1>}
      {isShown && (
        <p className="mt-3 mb-8">
          <BackLink to={guestOrderPath} name={order?.name} />
        </p>
      )}
      <ReturnContent
        {...{ page, reply, id: null }}
        unavailable={<OrderUnavailable retry={returnPath(null)} />}
      />
    </div>
  );
}

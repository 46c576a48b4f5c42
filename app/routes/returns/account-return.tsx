/**
 * `/accounts/my-orders/order/return?id=`. With `sent`, the receipt. Another customer's order redirects to the list of
 * orders.
 */
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@shopify/remix-oxygen';
import { fullName, type Order } from '~/features/account/account';
import type { EndedSession } from '~/features/account/account-forms';
import { getProfile } from '~/features/account/customer.server';
import {
  getReturnableOrder,
  getReturnedLines,
  requestReturn,
} from '~/features/account/hosted/returns.server';
import { orderPath } from '~/features/account/order-paths';
import { AccountLayout, AccountUnavailable } from '~/features/account/ui/account-layout';
import { getReturnable } from '~/features/guest-orders/guest-orders.server';
import type { ReturnRequest } from '~/features/returns/return-form';
import { requestedLines } from '~/features/returns/return-request';
import { returnPath, takesReturns, type ReturnableOrder } from '~/features/returns/returns';
import { BackLink, type ReturnReply } from '~/features/returns/ui/return-screen';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { readForm } from '~/platform/http/forms.server';
import { noStore } from '~/platform/http/no-store';
import { fail, ok, type Result } from '~/platform/result';
import type { RouteHandle } from '~/route-handle';
import { isAccessDenied } from '~/services/shopify/errors';
import { hasAdminApi } from '~/services/shopify-admin/admin-settings';
import { accountHeaders, accountTags } from '../accounts/account-route';
import {
  keepTyped,
  problemOfToken,
  queryForCustomer,
  redirectTo,
  requireCustomer,
  requireToken,
} from '../accounts/account-route.server';
import { requireOrder } from '../accounts/requested-order.server';
import { ReturnContent, titleOf } from './return-content';
import {
  loadReturn,
  sendToShop,
  submitReturn,
  typedReturn,
  type Sent,
} from './return-route.server';

export const handle = { account: true, limit: 'returns' } satisfies RouteHandle;

export const headers = accountHeaders;
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  accountTags(data ? titleOf(data) : 'Return items', data);

export async function loader({ context }: LoaderFunctionArgs) {
  const id = requireId(context);
  return loadReturn(context, {
    key: id,
    isSentToShopify: isHosted(context),
    read: (forReceipt) => read(context, id, forReceipt),
    orderPath: orderPath(id),
  });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const id = requireId(context);
  const posted = await readForm(request);
  return keepTyped(
    context,
    () => submit(context, id, posted),
    (ended) => data({ ...typedReturn(context, posted), ended }, { status: 401, headers: noStore }),
  );
}

function submit(context: Context, id: string, posted: FormData) {
  requireCustomer(context);
  return submitReturn(context, {
    posted,
    key: id,
    isGuest: false,
    isSentToShopify: isHosted(context),
    read: (forReceipt) => read(context, id, forReceipt),
    send: (order, wanted, submission) =>
      isHosted(context)
        ? sendToShopify(context, order, wanted)
        : sendByForm(context, order, wanted, submission),
  });
}

const isHosted = ({ env }: Context): boolean => env.ACCOUNTS === 'customer-account-api';

function requireId({ env, url }: Context): string {
  if (!takesReturns(env, false)) throw new Response(null, { status: 404 });
  const id = url.searchParams.get('id') ?? '';
  if (!/^\d{1,20}$/.test(id)) throw redirectTo('/accounts/my-orders');
  return id;
}

async function read(
  context: Context,
  id: string,
  forReceipt: boolean,
): Promise<Result<ReturnableOrder, 'unavailable'>> {
  if (!isHosted(context)) return readLegacy(context, id, forReceipt);
  const readHosted = forReceipt ? getReturnedLines : getReturnableOrder;
  const order = await queryForCustomer(context, (token) => readHosted(context, token, id));
  if (!order.ok) return order;
  if (!order.value) throw redirectTo('/accounts/my-orders');
  return ok(order.value);
}

/**
 * The Storefront API reports neither delivery days nor returns, so the Admin API reads them. Without the scope
 * read_all_orders, it can't read orders older than 60 days; for these, the return period starts on the order's date.
 */
async function readLegacy(
  context: Context,
  id: string,
  forReceipt: boolean,
): Promise<Result<ReturnableOrder, 'unavailable'>> {
  const order = await requireOrder(context);
  if (!order.ok) return order;
  try {
    if (!hasAdminApi(context.env)) return ok(withoutDays(order.value, null));
    const read = await getReturnable(context, id, forReceipt);
    return ok(read ?? withoutDays(order.value, order.value.date));
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('orders-unavailable', { error });
    return fail('unavailable');
  }
}

const withoutDays = (
  { id, name, cancelledOn, hasLeft, lines, knowsProducts }: Order,
  arrived: string | null,
): ReturnableOrder => ({
  id,
  name,
  isCancelled: cancelledOn !== null,
  arrived,
  returns: [],
  hasPositions: true,
  hasMoreLines: false,
  knowsVariants: knowsProducts,
  lines: lines.map(({ product, ...line }, index) => ({
    ...line,
    id: String(index),
    sent: hasLeft ? line.quantity : 0,
    kept: hasLeft ? line.currentQuantity : 0,
    // The Storefront API reports neither of these two, so the merchant checks them in the request. Even items of an
    // order without an address can be returned, because the shopper may have collected them.
    isGiftCard: false,
    isShipped: true,
    variant: product && `gid://shopify/ProductVariant/${product.variantId}`,
  })),
});

async function sendToShopify(
  context: Context,
  order: ReturnableOrder,
  wanted: ReturnRequest,
): Promise<Sent> {
  const token = await requireToken(context);
  if (!token.ok) return 'failed';
  try {
    return await requestReturn(context, token.value, order, requestedLines(wanted));
  } catch (error) {
    if (!isAccessDenied(error)) throw error;
    await problemOfToken(context);
    return 'failed';
  }
}

async function sendByForm(
  context: Context,
  order: ReturnableOrder,
  wanted: ReturnRequest,
  id: string,
): Promise<Sent> {
  const profile = await queryForCustomer(context, (token) => getProfile(context, token));
  if (!profile.ok) return 'failed';
  const from = { email: profile.value.email, name: fullName(profile.value) };
  return sendToShop(context, order, { wanted, id, from, page: returnPath(order.id) });
}

export default function AccountReturn() {
  const page = useLoaderData<typeof loader>();
  const reply = useActionData<ReturnReply & { ended?: EndedSession }>();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const { order, isReceipt } = page;
  return (
    <AccountLayout
      title={titleOf(page)}
      ended={reply?.ended}
      intro={(order !== null || isReceipt) && <BackLink to={orderPath(id)} name={order?.name} />}
    >
      <ReturnContent
        {...{ page, reply, id }}
        unavailable={<AccountUnavailable retry={returnPath(id)} />}
      />
    </AccountLayout>
  );
}

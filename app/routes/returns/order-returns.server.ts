import type { Order } from '~/features/account/account';
import { tokenFor } from '~/features/account/account-session.server';
import { getReturns } from '~/features/account/hosted/returns.server';
import { getOpenedReturns, readReturns } from '~/features/guest-orders/guest-orders.server';
import { takesReturns, type OrderReturn } from '~/features/returns/returns';
import type { Context } from '~/platform/context.server';
import { optional } from '~/platform/optional.server';
import type { Result } from '~/platform/result';
import { hasAdminApi } from '~/services/shopify-admin/admin-settings';

/** Newest first. Undefined in a shop without return requests; empty if the API can't read returns. */
export async function returnsOfAccount(
  context: Context,
  reading: Promise<Result<Order, 'unavailable'>>,
): Promise<OrderReturn[] | undefined> {
  const { env } = context;
  if (!takesReturns(env, false)) return undefined;
  if (env.ACCOUNTS === 'customer-account-api')
    return optional(context, 'order-returns-failed', ownReturns(context), []);
  if (!hasAdminApi(env)) return [];
  // Wait for the customer's order, because the Admin API would also read other customers' orders.
  const order = await reading;
  return order.ok ? readReturns(context, order.value.id) : [];
}

async function ownReturns(context: Context): Promise<OrderReturn[]> {
  const id = context.url.searchParams.get('id') ?? '';
  const token = /^\d{1,20}$/.test(id) ? await tokenFor(context) : undefined;
  const read = token ? await getReturns(context, token, id) : undefined;
  return read?.ok ? read.value : [];
}

/** Like `returnsOfAccount`, for the order that was opened without an account. */
export async function returnsOfGuest(context: Context): Promise<OrderReturn[] | undefined> {
  return takesReturns(context.env, true) ? getOpenedReturns(context) : undefined;
}

/** All functions throw Unavailable. */
import type { Context } from '~/platform/context.server';
import { ok } from '~/platform/result';
import { localDayOf } from '~/platform/stores/local-day.server';
import type { Order, OrderPage, OrderSummary, Profile } from './account';
import { endWithMessage, replacementFor, tokenFor } from './account-session.server';
import type { CustomerResult, Overview } from './account-source';
import { sourceOf } from './account-source.server';

export const getProfile = (context: Context, token: string) =>
  sourceOf(context).getProfile(context, token);

/** Null if no one is signed in. Ends the session if Shopify rejects its token. */
export async function findProfile(context: Context): Promise<Profile | null> {
  const token = await tokenFor(context);
  if (!token) return null;
  const profile = await getProfile(context, token);
  if (profile.ok) return profile.value;
  const other = await replacementFor(context);
  const again = other === undefined ? profile : await getProfile(context, other);
  if (again.ok) return again.value;
  await endWithMessage(context);
  return null;
}

export async function getOverview(
  context: Context,
  token: string,
): Promise<CustomerResult<Overview>> {
  const read = await sourceOf(context).getOverview(context, token);
  return read.ok ? ok(listWithDays(context, read.value)) : read;
}

/** Newest first; `page` is 0-based. */
export async function getOrders(
  context: Context,
  token: string,
  page: number,
): Promise<CustomerResult<OrderPage>> {
  const read = await sourceOf(context).getOrders(context, token, page);
  return read.ok ? ok(listWithDays(context, read.value)) : read;
}

/** `id`: the number in the gid. Null if the customer has no such order. */
export async function getOrder(
  context: Context,
  token: string,
  id: string,
): Promise<CustomerResult<Order | null>> {
  const read = await sourceOf(context).getOrder(context, token, id);
  if (!read.ok || !read.value) return read;
  const { deliveredOn } = read.value;
  return ok({
    ...withDays(context, read.value),
    deliveredOn: deliveredOn && localDayOf(context, deliveredOn),
  });
}

const withDays = <T extends OrderSummary>(context: Context, order: T): T => ({
  ...order,
  date: localDayOf(context, order.date),
  cancelledOn: order.cancelledOn && localDayOf(context, order.cancelledOn),
});

const listWithDays = <T extends { orders: OrderSummary[] }>(context: Context, list: T): T => ({
  ...list,
  orders: list.orders.map((order) => withDays(context, order)),
});

import type { Order } from '~/features/account/account';
import { getOrder } from '~/features/account/customer.server';
import type { Context } from '~/platform/context.server';
import { ok, type Result } from '~/platform/result';
import { queryForCustomer, redirectTo } from './account-route.server';

/** The order in `?id=` (the number in its gid). If the customer has no such order, throws a redirect to all orders. */
export async function requireOrder(context: Context): Promise<Result<Order, 'unavailable'>> {
  const toAllOrders = () => redirectTo('/accounts/my-orders');
  const id = context.url.searchParams.get('id') ?? '';
  if (!/^\d{1,20}$/.test(id)) throw toAllOrders();
  const order = await queryForCustomer(context, (token) => getOrder(context, token, id));
  if (!order.ok) return order;
  if (!order.value) throw toAllOrders();
  return ok(order.value);
}

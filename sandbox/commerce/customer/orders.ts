import { orderById, type Order } from '../../checkout/orders';
import type { Context } from '../engine/context';

/** A customer's orders, oldest first. */
export function ordersOfCustomer({ sql }: Context, customerId: number): Order[] {
  return sql
    .exec<{ id: number }>('SELECT id FROM orders WHERE customer_id = ? ORDER BY id', customerId)
    .toArray()
    .flatMap(({ id }) => orderById(sql, id) ?? []);
}

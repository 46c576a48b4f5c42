import type { World } from '../../world/world';
import { insertDelivery } from './insert-order';
import { mailFulfillment, mailRefund } from './order-mail';
import { orderById, type Fulfillment, type Order } from './orders';

/** Null if unknown or already fulfilled. */
export function fulfillOrder(world: World, id: number, parcel: Fulfillment): Order | null {
  return world.transact(() => {
    if (orderById(world.sql, id)?.fulfillmentStatus !== 'UNFULFILLED') return null;
    world.sql.exec(
      'INSERT INTO fulfillments (order_id, company, number, url, created_at) VALUES (?, ?, ?, ?, ?)',
      id,
      parcel.company,
      parcel.number,
      parcel.url,
      world.now().toISOString(),
    );
    world.sql.exec("UPDATE orders SET fulfillment_status = 'FULFILLED' WHERE id = ?", id);
    const order = orderById(world.sql, id);
    if (order) mailFulfillment(world, order, parcel);
    return order;
  });
}

/** Null if unknown, not sent, or already delivered. */
export function deliverOrder(world: World, id: number): Order | null {
  return world.transact(() => {
    const before = orderById(world.sql, id);
    if (!before || before.fulfillments.length === 0 || before.deliveredAt) return null;
    insertDelivery(world.sql, id, world.now().toISOString());
    return orderById(world.sql, id);
  });
}

/** Refunds the full amount. Null if the order is unknown or already refunded. */
export function refundOrder(world: World, id: number): Order | null {
  return world.transact(() => {
    const before = orderById(world.sql, id);
    if (!before || before.refunded === before.total) return null;
    world.sql.exec(
      "UPDATE orders SET refunded = total, financial_status = 'REFUNDED' WHERE id = ?",
      id,
    );
    const order = orderById(world.sql, id);
    if (order) mailRefund(world, order);
    return order;
  });
}

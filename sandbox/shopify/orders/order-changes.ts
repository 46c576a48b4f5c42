import type { World } from '../../world/world';
import { changeStock } from '../storage/products';
import { currentOf } from './current';
import { insertDelivery } from './insert-order';
import { mailCancellation, mailEdit, mailFulfillment, mailRefund } from './order-mail';
import {
  orderById,
  orderLater,
  parcelsOf,
  type CancelReason,
  type FulfillmentStatus,
  type Order,
  type Tracking,
} from './orders';

/** False if the order is unknown, cancelled, or at least partly fulfilled. */
const isChangeable = (order: Order | null): order is Order =>
  order !== null && order.cancelledAt === null && order.fulfillmentStatus === 'UNFULFILLED';

/** Sends the next parcel. Null if the order is unknown, cancelled or already fulfilled. */
export function fulfillOrder(world: World, id: number, tracking: Tracking): Order | null {
  return world.transact(() => {
    const before = orderById(world.sql, id);
    if (!before || before.cancelledAt || before.fulfillmentStatus === 'FULFILLED') return null;
    const sent = before.fulfillments.map(({ parcel }) => parcel);
    const [next = 0, ...others] = parcelsOf(before).filter((parcel) => !sent.includes(parcel));
    world.sql.exec(
      `INSERT INTO fulfillments (order_id, company, number, url, created_at, parcel)
       VALUES (?, ?, ?, ?, ?, ?)`,
      id,
      tracking.company,
      tracking.number,
      tracking.url,
      world.now().toISOString(),
      next,
    );
    const status: FulfillmentStatus = others.length > 0 ? 'PARTIALLY_FULFILLED' : 'FULFILLED';
    world.sql.exec('UPDATE orders SET fulfillment_status = ? WHERE id = ?', status, id);
    const order = orderById(world.sql, id)!;
    mailFulfillment(world, order, order.fulfillments.at(-1)!);
    return order;
  });
}

/** Marks all sent parcels as delivered. Null if the order is unknown, or if no parcel is on its way. */
export function deliverOrder(world: World, id: number): Order | null {
  return world.transact(() => {
    const before = orderById(world.sql, id);
    if (!before?.fulfillments.some(({ deliveredAt }) => deliveredAt === null)) return null;
    insertDelivery(world.sql, id, world.now().toISOString());
    return orderById(world.sql, id);
  });
}

/** Refunds the full amount. Null if the order is unknown or already refunded. */
export function refundOrder(world: World, id: number): Order | null {
  return world.transact(() => {
    const before = orderById(world.sql, id);
    if (!before || before.refunded === before.total || before.financialStatus === 'VOIDED')
      return null;
    world.sql.exec(
      "UPDATE orders SET refunded = total, financial_status = 'REFUNDED' WHERE id = ?",
      id,
    );
    const order = orderById(world.sql, id);
    if (order) mailRefund(world, order);
    return order;
  });
}

/** Refunds the amount paid, and restocks the items. Null if the order can't be changed. */
export function cancelOrder(world: World, id: number, reason: CancelReason): Order | null {
  return world.transact(() => {
    const before = orderById(world.sql, id);
    if (!isChangeable(before)) return null;
    const isPaid = before.financialStatus !== 'PENDING';
    world.sql.exec(
      'UPDATE orders SET cancelled_at = ?, cancel_reason = ?, refunded = ?, financial_status = ? WHERE id = ?',
      world.now().toISOString(),
      reason,
      isPaid ? before.total - orderLater(before) : 0,
      isPaid ? 'REFUNDED' : 'VOIDED',
      id,
    );
    for (const position of before.lines.keys()) setQuantity(world, before, position, 0);
    const order = orderById(world.sql, id);
    if (order) mailCancellation(world, order);
    return order;
  });
}

/**
 * Lowers the quantity of the line at `position`, restocks the items, and refunds paid orders. Null if
 * the order can't be changed, or if the quantity isn't lower, or if no item would be left.
 */
export function editOrder(
  world: World,
  id: number,
  { position, quantity }: { position: number; quantity: number },
): Order | null {
  return world.transact(() => {
    const before = orderById(world.sql, id);
    const line = before?.lines[position];
    if (!isChangeable(before) || !line || quantity >= line.currentQuantity) return null;
    const left = before.lines.reduce((sum, { currentQuantity }) => sum + currentQuantity, 0);
    if (left - line.currentQuantity + quantity === 0) return null;
    setQuantity(world, before, position, quantity);
    world.sql.exec('UPDATE orders SET edited = 1 WHERE id = ?', id);
    const edited = orderById(world.sql, id)!;
    const refund = Math.min(
      currentOf(before).total - currentOf(edited).total,
      before.total - before.refunded,
    );
    if (before.financialStatus === 'PAID' || before.financialStatus === 'PARTIALLY_REFUNDED')
      world.sql.exec(
        "UPDATE orders SET refunded = refunded + ?, financial_status = 'PARTIALLY_REFUNDED' WHERE id = ?",
        refund,
        id,
      );
    const order = orderById(world.sql, id)!;
    mailEdit(world, order, order.refunded - before.refunded);
    return order;
  });
}

function setQuantity(world: World, { id, lines }: Order, position: number, quantity: number): void {
  const { variantId, currentQuantity } = lines[position]!;
  world.sql.exec(
    'UPDATE order_lines SET current_quantity = ? WHERE order_id = ? AND position = ?',
    quantity,
    id,
    position,
  );
  changeStock(world.sql, variantId, currentQuantity - quantity);
}

import type { SqlStorage } from '@cloudflare/workers-types';
import type { World } from '../../world/world';
import { changeStock } from '../storage/products';
import { currentOf } from './current';
import { insertDelivery } from './insert-order';
import { mailCancellation, mailEdit, mailFulfillment, mailRefund } from './order-mail';
import {
  orderById,
  orderLater,
  unsentParcelsOf,
  type CancelReason,
  type FulfillmentStatus,
  type Order,
  type Tracking,
} from './orders';

/** False if the order is unknown, cancelled, or at least partly fulfilled. */
const isChangeable = (order: Order | null): order is Order =>
  order !== null && order.cancelledAt === null && order.fulfillmentStatus === 'UNFULFILLED';

/** Sends the next parcel. Null if the order is unknown or cancelled, or if nothing is left to send. */
export function fulfillOrder(world: World, id: number, tracking: Tracking): Order | null {
  return world.transact(() => {
    const before = orderById(world.sql, id);
    if (!before || before.cancelledAt || before.fulfillmentStatus === 'FULFILLED') return null;
    const [next, ...others] = unsentParcelsOf(before);
    if (next === undefined) return null;
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
    world.sql.exec(
      'UPDATE order_lines SET sent_quantity = current_quantity WHERE order_id = ? AND parcel = ?',
      id,
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

/** `quantity`: how many items of the line are refunded. */
type LineRefund = { position: number; quantity: number };

/**
 * Refunds the line's items or, without `line`, everything including delivery. Null if the order is unknown, voided or
 * already refunded, or if the line has fewer items left.
 */
export function refundOrder(world: World, id: number, line?: LineRefund): Order | null {
  return world.transact(() => {
    const before = orderById(world.sql, id);
    if (!before || before.refunded === before.total || before.financialStatus === 'VOIDED')
      return null;
    if (!line) refundAll(world.sql, before);
    else if (!refundLine(world.sql, before, line)) return null;
    const order = orderById(world.sql, id)!;
    mailRefund(world, order, order.refunded - before.refunded);
    return order;
  });
}

function refundAll(sql: SqlStorage, order: Order): void {
  for (const position of order.lines.keys()) setQuantity(sql, order, position, 0);
  sql.exec(
    "UPDATE orders SET refunded = total, financial_status = 'REFUNDED' WHERE id = ?",
    order.id,
  );
  skipUnsent(sql, order.id);
}

/** False if the quantity is below 1, the line doesn't exist, or it has fewer items left. */
export function refundLine(
  sql: SqlStorage,
  before: Order,
  { position, quantity }: LineRefund,
): boolean {
  const left = before.lines[position]?.currentQuantity ?? 0;
  if (quantity < 1 || quantity > left) return false;
  setQuantity(sql, before, position, left - quantity);
  payBack(sql, before);
  skipUnsent(sql, before.id);
  return true;
}

/** Refunds the difference between the total of `before` and the order's current total. */
function payBack(sql: SqlStorage, before: Order): void {
  const saved = currentOf(before).total - currentOf(orderById(sql, before.id)!).total;
  const refunded = Math.min(before.refunded + saved, before.total);
  sql.exec(
    'UPDATE orders SET refunded = ?, financial_status = ? WHERE id = ?',
    refunded,
    refunded === before.total ? 'REFUNDED' : 'PARTIALLY_REFUNDED',
    before.id,
  );
}

/** A partly sent order is fulfilled once its last unsent item is refunded. */
function skipUnsent(sql: SqlStorage, id: number): void {
  const order = orderById(sql, id)!;
  if (order.fulfillmentStatus === 'PARTIALLY_FULFILLED' && unsentParcelsOf(order).length === 0)
    sql.exec("UPDATE orders SET fulfillment_status = 'FULFILLED' WHERE id = ?", id);
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
    for (const position of before.lines.keys()) setQuantity(world.sql, before, position, 0);
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
    setQuantity(world.sql, before, position, quantity);
    world.sql.exec('UPDATE orders SET edited = 1 WHERE id = ?', id);
    if (before.financialStatus === 'PAID' || before.financialStatus === 'PARTIALLY_REFUNDED')
      payBack(world.sql, before);
    const order = orderById(world.sql, id)!;
    mailEdit(world, order, order.refunded - before.refunded);
    return order;
  });
}

/** Restocks items that weren't sent. */
function setQuantity(
  sql: SqlStorage,
  { id, lines }: Order,
  position: number,
  quantity: number,
): void {
  const { variantId, currentQuantity, sentQuantity } = lines[position]!;
  sql.exec(
    'UPDATE order_lines SET current_quantity = ? WHERE order_id = ? AND position = ?',
    quantity,
    id,
    position,
  );
  if (sentQuantity === 0) changeStock(sql, variantId, currentQuantity - quantity);
}

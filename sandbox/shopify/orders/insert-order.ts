import type { SqlStorage } from '@cloudflare/workers-types';
import { readValue, writeValue } from '../../world/key-values';
import { addedTax, taxesOn } from '../taxes/taxes';
import { orderById, type Order, type OrderLine } from './orders';

export type NewOrder = Omit<
  Order,
  | 'id'
  | 'number'
  | 'key'
  | 'token'
  | 'subtotal'
  | 'taxes'
  | 'total'
  | 'refunded'
  | 'fulfillments'
  | 'deliveredAt'
  | 'cancelledAt'
  | 'cancelReason'
  | 'edited'
  | 'lines'
> & { lines: NewLine[] };

export type NewLine = Omit<OrderLine, 'currentQuantity' | 'sentQuantity'>;

/** As at Shopify, shoppers' orders start at #1001. */
export const LAST_SEEDED_NUMBER = 1000;

const firstId = 5_100_000_000_000;

/** Lines' IDs, 1000 times their order's, must stay safe integers. */
const largestOffset = 3_800_000_000_000;

/** Differs after each reset: storefronts remember requested returns by the order's ID, and aren't reset. */
function idOffset(sql: SqlStorage): number {
  const known = readValue(sql, 'order-id-offset');
  if (known !== null) return Number(known);
  const offset = Math.floor(Math.random() * largestOffset);
  writeValue(sql, 'order-id-offset', String(offset));
  return offset;
}

export function insertOrder(sql: SqlStorage, order: NewOrder, number = nextNumber(sql)): Order {
  const id = firstId + number + (number > LAST_SEEDED_NUMBER ? idOffset(sql) : 0);
  const subtotal = order.lines.reduce((sum, line) => sum + line.discountedTotal, 0);
  const taxes = taxesOf(order);
  sql.exec(
    `INSERT INTO orders VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?,
       NULL, NULL, 0, ?)`,
    id,
    number,
    secret(),
    secret(),
    order.customerId,
    order.email,
    order.phone,
    order.processedAt,
    order.currency,
    subtotal,
    JSON.stringify(order.discounts),
    order.shipping,
    order.shippingTitle,
    subtotal + order.shipping + addedTax(taxes),
    order.financialStatus,
    order.fulfillmentStatus,
    JSON.stringify(order.address),
    order.origin,
    JSON.stringify(taxes),
    order.pickup && JSON.stringify(order.pickup),
  );
  for (const [position, line] of order.lines.entries())
    insertLine(sql, { id, ...order }, position, line);
  return orderById(sql, id) as Order;
}

const taxesOf = ({ lines, shipping, currency, address }: NewOrder) =>
  taxesOn(
    {
      goods: lines.reduce((sum, line) => sum + (line.taxable ? line.discountedTotal : 0), 0),
      delivery: shipping,
      currency,
    },
    address,
  );

function insertLine(
  sql: SqlStorage,
  { id, fulfillmentStatus }: Pick<Order, 'id' | 'fulfillmentStatus'>,
  position: number,
  line: NewLine,
): void {
  sql.exec(
    'INSERT INTO order_lines VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    id,
    position,
    line.productId,
    line.variantId,
    line.title,
    line.variantTitle,
    line.quantity,
    line.originalTotal,
    line.discountedTotal,
    JSON.stringify(line.attributes),
    line.image,
    line.plan,
    line.later,
    line.bundle && JSON.stringify(line.bundle),
    Number(line.taxable),
    JSON.stringify(line.discounts),
    line.quantity,
    fulfillmentStatus === 'FULFILLED' ? line.quantity : 0,
    line.parcel,
  );
}

export const nextNumber = (sql: SqlStorage): number =>
  1 +
  sql
    .exec<{ n: number }>(
      'SELECT max(coalesce(max(number), 0), ?) AS n FROM orders',
      LAST_SEEDED_NUMBER,
    )
    .one().n;

const secret = (): string => crypto.randomUUID().replaceAll('-', '');

/** Marks all sent parcels as delivered. */
export function insertDelivery(sql: SqlStorage, orderId: number, at: string): void {
  sql.exec(
    'INSERT OR IGNORE INTO deliveries SELECT id, ? FROM fulfillments WHERE order_id = ?',
    at,
    orderId,
  );
}

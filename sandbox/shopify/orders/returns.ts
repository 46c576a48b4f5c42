import type { SqlStorage } from '@cloudflare/workers-types';
import type { World } from '../../world/world';
import { mailReturn } from './order-mail';
import { orderName, type Order } from './orders';

/** The APIs' enums. */
export type ReturnStatus = 'REQUESTED' | 'OPEN' | 'CLOSED' | 'DECLINED' | 'CANCELED';
export type ReturnReason =
  | 'COLOR'
  | 'DEFECTIVE'
  | 'NOT_AS_DESCRIBED'
  | 'OTHER'
  | 'SIZE_TOO_LARGE'
  | 'SIZE_TOO_SMALL'
  | 'STYLE'
  | 'UNKNOWN'
  | 'UNWANTED'
  | 'WRONG_ITEM';

export type ReturnLine = {
  /** Of the order's line. */
  position: number;
  quantity: number;
  reason: ReturnReason;
  note: string | null;
};

export type OrderReturn = {
  id: number;
  /** Within the order, from 1. */
  number: number;
  status: ReturnStatus;
  createdAt: string;
  closedAt: string | null;
  lines: ReturnLine[];
};

const longestNote = 300;

export const returnsOf = (sql: SqlStorage, orderId: number): OrderReturn[] =>
  sql
    .exec('SELECT * FROM returns WHERE order_id = ? ORDER BY id', orderId)
    .toArray()
    .map((row, index) => ({
      id: Number(row.id),
      number: index + 1,
      status: String(row.status) as ReturnStatus,
      createdAt: String(row.created_at),
      closedAt: row.closed_at === null ? null : String(row.closed_at),
      lines: JSON.parse(String(row.lines)) as ReturnLine[],
    }));

/** '#1001-R1'. */
export const returnName = (order: Order, { number }: Pick<OrderReturn, 'number'>): string =>
  `${orderName(order)}-R${number}`;

/** Sent items of the line that aren't refunded or part of a return. */
export function returnableQuantity(
  order: Order,
  returns: readonly OrderReturn[],
  position: number,
): number {
  const line = order.lines[position];
  if (!line || order.cancelledAt) return 0;
  const inReturns = returns
    .filter(({ status }) => status !== 'DECLINED' && status !== 'CANCELED')
    .flatMap(({ lines }) => lines)
    .filter((one) => one.position === position)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  // Refunded items may also be in a return.
  return Math.max(0, Math.min(line.currentQuantity, line.sentQuantity - inReturns));
}

/** Null if a quantity can't be returned. `OPEN`: created by the merchant, so already approved. */
export function createReturn(
  world: World,
  order: Order,
  lines: readonly ReturnLine[],
  status: 'REQUESTED' | 'OPEN',
): OrderReturn | null {
  return world.transact(() => {
    const before = returnsOf(world.sql, order.id);
    const positions = new Set(lines.map(({ position }) => position));
    const isPossible = lines.every(
      ({ position, quantity, note }) =>
        quantity >= 1 &&
        quantity <= returnableQuantity(order, before, position) &&
        (note ?? '').length <= longestNote,
    );
    if (lines.length === 0 || positions.size < lines.length || !isPossible) return null;
    world.sql.exec(
      'INSERT INTO returns (order_id, status, created_at, lines) VALUES (?, ?, ?, ?)',
      order.id,
      status,
      world.now().toISOString(),
      JSON.stringify(lines),
    );
    const created = returnsOf(world.sql, order.id).at(-1)!;
    mailReturn(world, order, created);
    return created;
  });
}

export type ReturnChange = 'approve' | 'decline' | 'close';

const changes: Record<ReturnChange, { from: ReturnStatus; to: ReturnStatus }> = {
  approve: { from: 'REQUESTED', to: 'OPEN' },
  decline: { from: 'REQUESTED', to: 'DECLINED' },
  close: { from: 'OPEN', to: 'CLOSED' },
};

export const isReturnChange = (action: string): action is ReturnChange =>
  Object.hasOwn(changes, action);

export const changesOf = ({ status }: OrderReturn): ReturnChange[] =>
  (Object.keys(changes) as ReturnChange[]).filter((change) => changes[change].from === status);

/** Null if the return is unknown, or if its status doesn't allow the change. */
export function changeReturn(
  world: World,
  order: Order,
  number: number,
  change: ReturnChange,
): OrderReturn | null {
  return world.transact(() => {
    const one = returnsOf(world.sql, order.id).find((each) => each.number === number);
    const { from, to } = changes[change];
    if (one?.status !== from) return null;
    world.sql.exec(
      'UPDATE returns SET status = ?, closed_at = ? WHERE id = ?',
      to,
      to === 'OPEN' ? null : world.now().toISOString(),
      one.id,
    );
    const changed = { ...one, status: to };
    mailReturn(world, order, changed);
    return changed;
  });
}

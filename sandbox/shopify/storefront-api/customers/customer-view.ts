import { customerIdOf, findToken } from '../../customers/access-tokens';
import { ordersOfCustomer, type Order } from '../../orders/orders';
import type { Context } from '../graphql/context';
import { gid } from '../graphql/gid';
import { metafieldsOf } from '../graphql/metafields';
import { listConnection, type PageArgs } from '../graphql/paging';
import { addressId, addressOfRow, addressView } from './address-view';
import { orderView } from './order-view';

type ListArgs = PageArgs & { reverse: boolean };
type OrderArgs = ListArgs & { sortKey: 'ID' | 'PROCESSED_AT' | 'RELEVANCE' | 'TOTAL_PRICE' };

/** As at Shopify, an invalid or expired token returns null without an error. */
export function customerView(context: Context, token: string): Record<string, unknown> | null {
  const found = findToken(context.world, token);
  return found && customerById(context, found.customerId, token);
}

/** Also accepts Customer Account API tokens. */
export function customerOfBuyer(context: Context, token: string): Record<string, unknown> | null {
  const id = customerIdOf(context.world, token);
  return id === null ? null : customerById(context, id, token);
}

/** The address IDs contain the token. */
export function customerById(
  context: Context,
  id: number,
  token: string,
): Record<string, unknown> | null {
  const row = context.sql.exec('SELECT * FROM customers WHERE id = ?', id).toArray()[0];
  if (!row) return null;
  const text = (column: string) => (typeof row[column] === 'string' ? row[column] : null);
  const createdAt = (text('created_at') ?? '').replace(/\.\d+Z$/, 'Z');
  const addresses = () => addressesOf(context, id, token);
  const owner = { id: `u${id}`, createdAt, view: () => customerById(context, id, token) };
  return {
    __typename: 'Customer',
    id: gid('Customer', id),
    email: text('email'),
    phone: text('phone'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    displayName:
      [text('first_name'), text('last_name')].filter(Boolean).join(' ') || text('email') || '',
    acceptsMarketing: row['accepts_marketing'] === 1,
    createdAt,
    updatedAt: createdAt,
    tags: [],
    numberOfOrders: () => String(ordersOfCustomer(context.sql, id).length),
    addresses: (args: ListArgs) => listConnection(addresses(), args, ({ view }) => view),
    defaultAddress: () =>
      addresses().find((address) => address.id === row['default_address_id'])?.view ?? null,
    orders: (args: OrderArgs) =>
      listConnection(sorted(ordersOfCustomer(context.sql, id), args.sortKey), args, (order) =>
        orderView(context, order),
      ),
    ...metafieldsOf(owner, () => []),
  };
}

function addressesOf({ sql }: Context, customerId: number, token: string) {
  return sql
    .exec('SELECT * FROM addresses WHERE customer_id = ? ORDER BY id', customerId)
    .toArray()
    .map((row) => {
      const id = Number(row['id']);
      return { id, view: addressView(addressId(id, token), addressOfRow(row)) };
    });
}

function sorted(orders: Order[], key: OrderArgs['sortKey']): Order[] {
  if (key === 'TOTAL_PRICE') return orders.toSorted((one, other) => one.total - other.total);
  if (key !== 'PROCESSED_AT') return orders;
  return orders.toSorted((one, other) => one.processedAt.localeCompare(other.processedAt));
}

/** The API has neither page numbers nor a query for one order, so this module reads page after page. */
import type { Context } from '~/platform/context.server';
import { Unavailable } from '~/platform/fetch/unavailable';
import { ok } from '~/platform/result';
import { digitsOf } from '~/services/shopify/common.schema';
import { CustomerOrderCursors } from '~/services/shopify/replies.generated';
import type { Money } from '~/ui/money';
import {
  includesTaxes,
  ordersPerPage,
  sumOf,
  type Order,
  type OrderLine,
  type OrderPage,
} from '../account';
import type { CustomerResult } from '../account-source';
import { queryCustomer } from './account-api.server';
import {
  CUSTOMER_ORDER_CURSORS_QUERY,
  CUSTOMER_ORDER_QUERY,
  CUSTOMER_ORDERS_QUERY,
} from './account.graphql';
import { orderSchema, ordersSchema } from './account.schema';

/** Requests, each for 250 orders or lines. */
const maxSteps = 20;

/** Shopify's limit per list. */
const longestList = 250;

/** Newest first. Throws Unavailable. */
export async function getOrders(
  context: Context,
  token: string,
  page: number,
): Promise<CustomerResult<OrderPage>> {
  const before = page * ordersPerPage;
  if (before + ordersPerPage <= longestList)
    return readOrders(context, token, page, { after: null, skip: before });
  const found = await findOrder(context, token, (_id, index) => index === before);
  if (!found.ok) return found;
  const after = found.value?.after ?? null;
  const read = await readOrders(context, token, page, { after, skip: 0 });
  // If the page is past the end, `read` is the first page. Keep only its page count.
  return read.ok && !found.value ? ok({ ...read.value, orders: [] }) : read;
}

async function readOrders(
  context: Context,
  customerAccessToken: string,
  page: number,
  { after, skip }: OrderPosition & { skip: number },
): Promise<CustomerResult<OrderPage>> {
  const variables = { customerAccessToken, first: skip + ordersPerPage, after };
  const customer = await queryCustomer(context, CUSTOMER_ORDERS_QUERY, variables, ordersSchema);
  if (!customer.ok) return customer;
  const { orders, numberOfOrders } = customer.value;
  return ok({
    orders: orders.slice(skip),
    page,
    pageCount: Math.max(1, Math.ceil(numberOfOrders / ordersPerPage)),
  });
}

/** `id`: the number in the gid. Null if the customer has no such order. Throws Unavailable. */
export async function getOrder(
  context: Context,
  token: string,
  id: string,
): Promise<CustomerResult<Order | null>> {
  const found = await findOrder(context, token, (digits) => digits === id);
  if (!found.ok) return found;
  if (!found.value) return ok(null);
  const { after } = found.value;
  const lines: OrderLine[] = [];
  const orderedPrices: Money[] = [];
  let linesAfter: string | null = null;
  for (let step = 0; ; step += 1) {
    const part = await queryOrder(context, token, { after, linesAfter });
    if (!part.ok) return part;
    const { order } = part.value;
    if (!order) return ok(null);
    if (order.summary.id !== id)
      throw new Unavailable('commerce', new Error('An order was placed meanwhile'));
    lines.push(...order.lines);
    orderedPrices.push(...order.orderedPrices);
    linesAfter = order.pageInfo.endCursor;
    if (!order.pageInfo.hasNextPage || !linesAfter || step === maxSteps) {
      const {
        summary,
        cancelReason,
        refunded,
        shipping,
        extras,
        tax,
        shippedTo,
        ordered,
        several,
      } = order;
      const { currency } = summary.total;
      const subtotal = sumOf(
        lines.map(({ price }) => price),
        currency,
      );
      const parts = [sumOf(orderedPrices, currency), ...ordered.extras];
      const included = ordered.tax && includesTaxes(ordered.tax, { total: ordered.total, parts });
      return ok({
        ...summary,
        cancelReason,
        refunded,
        shipping,
        extras,
        shippedTo,
        lines,
        subtotal,
        ...several,
        deliveredOn: null,
        shippingTitle: null,
        knowsProducts: true,
        taxes: tax.amount > 0 ? { amount: tax, included } : null,
      });
    }
  }
}

const queryOrder = (
  context: Context,
  customerAccessToken: string,
  cursors: { after: string | null; linesAfter: string | null },
) => queryCustomer(context, CUSTOMER_ORDER_QUERY, { customerAccessToken, ...cursors }, orderSchema);

const queryOrderCursors = (context: Context, customerAccessToken: string, after: string | null) => {
  const variables = { customerAccessToken, after };
  return queryCustomer(context, CUSTOMER_ORDER_CURSORS_QUERY, variables, CustomerOrderCursors);
};

interface OrderPosition {
  after: string | null;
}

async function findOrder(
  context: Context,
  token: string,
  matches: (digits: string, index: number) => boolean,
): Promise<CustomerResult<OrderPosition | null>> {
  let after: string | null = null;
  let index = 0;
  for (let step = 0; step < maxSteps; step += 1) {
    const customer = await queryOrderCursors(context, token, after);
    if (!customer.ok) return customer;
    const { edges, pageInfo } = customer.value.orders;
    for (const { cursor, node } of edges) {
      if (matches(digitsOf(node.id), index)) return ok({ after });
      after = cursor;
      index += 1;
    }
    if (!pageInfo.hasNextPage) return ok(null);
  }
  return ok(null);
}

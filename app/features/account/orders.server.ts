/** A customer's orders. The API pages by cursor only, so pages and single orders are found by walking cursors. */
import type { Context } from '~/platform/context.server';
import { digitsOf } from '~/services/shopify/common.schema';
import { ordersPerPage, sumOf, type Order, type OrderLine, type OrderSummary } from './account';
import { readCustomer } from './account-api.server';
import { orderCursorsSchema, orderSchema, ordersSchema } from './order.schema';
import {
  CUSTOMER_ORDER_CURSORS_QUERY,
  CUSTOMER_ORDER_QUERY,
  CUSTOMER_ORDERS_QUERY,
} from './account.graphql';

export interface OrderPage {
  orders: OrderSummary[];
  /** 0-based. */
  page: number;
  pageCount: number;
}

/** Limits the walk over a customer's orders (250 per request) and over an order's lines (30 per request). */
const maxSteps = 20;

/** One page of orders, newest first; null when the token is invalid or expired. Throws Unavailable. */
export async function getOrders(
  context: Context,
  token: string,
  page: number,
): Promise<OrderPage | null> {
  const at = page * ordersPerPage;
  const place =
    page > 0 ? await findOrderCursor(context, token, (_id, index) => index === at) : start;
  if (place === 'signed-out') return null;
  // Past the end, this read only serves for the number of orders.
  const customer = await readCustomer(context, CUSTOMER_ORDERS_QUERY, ordersSchema, {
    customerAccessToken: token,
    first: ordersPerPage,
    after: place?.after ?? null,
  });
  if (!customer) return null;
  return {
    orders: place ? customer.orders.edges.map(({ node }) => node) : [],
    page,
    pageCount: Math.max(1, Math.ceil(customer.numberOfOrders / ordersPerPage)),
  };
}

/**
 * The customer's order with these digits in its gid; 'none' when it does not exist or is someone
 * else's, null when the token is invalid or expired. Throws Unavailable.
 */
export async function getOrder(
  context: Context,
  token: string,
  id: string,
): Promise<Order | 'none' | null> {
  const place = await findOrderCursor(context, token, (digits) => digits === id);
  if (place === 'signed-out') return null;
  return place ? readOrder(context, token, place.after) : 'none';
}

async function readOrder(
  context: Context,
  token: string,
  after: string | null,
): Promise<Order | 'none' | null> {
  const lines: OrderLine[] = [];
  let linesAfter: string | null = null;
  for (let step = 0; ; step += 1) {
    const customer = await readPart(context, token, { after, linesAfter });
    if (!customer) return null;
    const node = customer.orders.edges[0]?.node;
    if (!node) return 'none';
    lines.push(...node.lines);
    linesAfter = node.pageInfo.endCursor;
    if (!node.pageInfo.hasNextPage || !linesAfter || step === maxSteps) {
      const { summary, shipping, shippedTo } = node;
      const prices = lines.map(({ price }) => price);
      const subtotal = sumOf(prices, summary.total.currency);
      return { ...summary, shipping, shippedTo, lines, subtotal };
    }
  }
}

const readPart = (
  context: Context,
  customerAccessToken: string,
  from: { after: string | null; linesAfter: string | null },
) => readCustomer(context, CUSTOMER_ORDER_QUERY, orderSchema, { customerAccessToken, ...from });

const readOrderCursors = (context: Context, customerAccessToken: string, after: string | null) =>
  readCustomer(context, CUSTOMER_ORDER_CURSORS_QUERY, orderCursorsSchema, {
    customerAccessToken,
    after,
  });

/** `after`: cursor of the preceding order; null at the start of the list. */
interface OrderCursor {
  after: string | null;
}
const start: OrderCursor = { after: null };

/** Walks the customer's orders, newest first, to the first that `fits`; null when none does. */
async function findOrderCursor(
  context: Context,
  token: string,
  fits: (digits: string, index: number) => boolean,
): Promise<OrderCursor | null | 'signed-out'> {
  let before: string | null = null;
  let index = 0;
  for (let step = 0; step < maxSteps; step += 1) {
    const customer = await readOrderCursors(context, token, before);
    if (!customer) return 'signed-out';
    for (const { cursor, node } of customer.orders.edges) {
      if (fits(digitsOf(node.id), index)) return { after: before };
      before = cursor;
      index += 1;
    }
    if (!customer.orders.pageInfo.hasNextPage) return null;
  }
  return null;
}

/** The API has no page numbers, so a page is found by skipping orders. */
import type { Context } from '~/platform/context.server';
import { optional } from '~/platform/optional.server';
import { ok } from '~/platform/result';
import { readSoldVariants } from '~/services/shopify/sold-variants.server';
import {
  includesTaxes,
  ordersPerPage,
  sumOf,
  type Order,
  type OrderLine,
  type OrderPage,
} from '../account';
import type { CustomerResult } from '../account-source';
import { queryAccount } from './customer-account-api.server';
import { ORDER_CURSOR_QUERY, ORDER_QUERY, ORDERS_QUERY } from './customer-account.graphql';
import {
  orderCursorSchema,
  orderSchema,
  ordersSchema,
  type CopiedLine,
} from './customer-account.schema';

/** Shopify's limit per list. */
const longestList = 250;
const maxSteps = 20;
/** The query cost counts requested lines, not returned ones. */
const firstLines = 25;

const pagesFor = (orders: number) => Math.max(1, Math.ceil(orders / ordersPerPage));

/** Newest first. Throws Unavailable. */
export async function getOrders(
  context: Context,
  token: string,
  page: number,
): Promise<CustomerResult<OrderPage>> {
  const before = page * ordersPerPage;
  const start = await passOver(context, token, before);
  if (!start.ok) return start;
  const { passed, after } = start.value;
  if (passed < before || (before > 0 && after === null)) {
    const pageCount = after === null ? pagesFor(passed) : null;
    return ok({ orders: [], page, pageCount });
  }
  const read = await readOrders(context, token, after);
  if (!read.ok) return read;
  const { orders, counted, more } = read.value;
  return ok({
    orders,
    page,
    ...(more ? { pageCount: null, hasNext: true } : { pageCount: pagesFor(before + counted) }),
  });
}

async function passOver(
  context: Context,
  token: string,
  count: number,
): Promise<CustomerResult<{ passed: number; after: string | null }>> {
  let passed = 0;
  let after: string | null = null;
  for (let step = 0; passed < count && step < maxSteps; step += 1) {
    const part = await readCursor(context, token, Math.min(longestList, count - passed), after);
    if (!part.ok) return part;
    passed += part.value.passed;
    after = part.value.after;
    if (after === null) break;
  }
  return ok({ passed, after });
}

const readOrders = (context: Context, token: string, after: string | null) => {
  const variables = { first: ordersPerPage, after };
  return queryAccount(context, token, ORDERS_QUERY, { variables, schema: ordersSchema });
};

const readCursor = (context: Context, token: string, first: number, after: string | null) => {
  const variables = { first, after };
  return queryAccount(context, token, ORDER_CURSOR_QUERY, { variables, schema: orderCursorSchema });
};

const readOrder = (
  context: Context,
  token: string,
  id: string,
  part: { lines: number; after: string | null },
) => {
  const variables = { id: `gid://shopify/Order/${id}`, ...part };
  return queryAccount(context, token, ORDER_QUERY, { variables, schema: orderSchema });
};

/** `id`: the number in the gid. Null if the customer has no such order. Throws Unavailable. */
export async function getOrder(
  context: Context,
  token: string,
  id: string,
): Promise<CustomerResult<Order | null>> {
  const copied: CopiedLine[] = [];
  let after: string | null = null;
  for (let step = 0; ; step += 1) {
    const size = step === 0 ? firstLines : longestList;
    const part = await readOrder(context, token, id, { lines: size, after });
    if (!part.ok) return part;
    if (!part.value) return ok(null);
    copied.push(...part.value.lines);
    after = part.value.after;
    if (after !== null && step < maxSteps) continue;
    const { summary, tax, after: _after, ...rest } = part.value;
    const prices = copied.map(({ price }) => price);
    const subtotal = sumOf(prices, summary.total.currency);
    const extras = rest.extras.map(({ amount }) => amount);
    const sums = { total: summary.total, parts: [subtotal, rest.shipping, ...extras] };
    const taxes =
      tax && tax.amount > 0 ? { amount: tax, included: includesTaxes(tax, sums) } : null;
    return ok({ ...summary, ...rest, taxes, ...(await complete(context, copied)), subtotal });
  }
}

async function complete(
  context: Context,
  copied: CopiedLine[],
): Promise<Pick<Order, 'lines' | 'knowsProducts'>> {
  const gids = copied.flatMap(({ variant }) => variant ?? []);
  const sold = await optional(
    context,
    'order-products-failed',
    readSoldVariants(context, gids),
    null,
  );
  const lines = copied.map(({ variant, ...line }): OrderLine => {
    const { grams, product } = sold?.get(variant ?? '') ?? { grams: null, product: null };
    return { ...line, grams, product };
  });
  return { lines, knowsProducts: sold !== null };
}

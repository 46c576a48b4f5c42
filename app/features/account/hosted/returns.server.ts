import type { InferOutput } from 'valibot';
import type { OrderReturn, ReturnableOrder } from '~/features/returns/returns';
import type { RequestedLine } from '~/features/returns/return-request';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { ok } from '~/platform/result';
import { localDayOf } from '~/platform/stores/local-day.server';
import { refusalOf } from '~/services/shopify/errors';
import { isLost } from '../account-problem.server';
import type { CustomerResult } from '../account-source';
import { mutateAccount, queryAccount } from './customer-account-api.server';
import {
  ORDER_RETURNS_QUERY,
  REQUEST_RETURN_MUTATION,
  RETURNABLE_LINES_QUERY,
  SENT_ITEMS_QUERY,
} from './customer-account.graphql';
import {
  orderReturnsSchema,
  requestedReturnSchema,
  returnableLinesSchema,
  sentItemsSchema,
} from './customer-account.schema';

const firstLines = 25;
/** Shopify's limit per list. */
const longestList = 250;
const maxParts = 5;

const gidOf = (id: string) => `gid://shopify/Order/${id}`;

/** Newest first. `id`: the number in the order's gid. Throws Unavailable. */
export const getReturns = (
  context: Context,
  token: string,
  id: string,
): Promise<CustomerResult<OrderReturn[]>> =>
  queryAccount(context, token, ORDER_RETURNS_QUERY, {
    variables: { id: gidOf(id) },
    schema: orderReturnsSchema,
  });

/** Null if the customer has no such order. Throws Unavailable. */
export async function getReturnableOrder(
  context: Context,
  token: string,
  id: string,
): Promise<CustomerResult<ReturnableOrder | null>> {
  const [facts, read] = await Promise.all([
    queryAccount(context, token, SENT_ITEMS_QUERY, {
      variables: { id: gidOf(id) },
      schema: sentItemsSchema,
    }),
    readLines(context, token, id),
  ]);
  if (!facts.ok) return facts;
  if (!read.ok) return read;
  if (!facts.value || !read.value) return ok(null);
  const { sent, isPartial, arrived, returns } = facts.value;
  const lines = read.value.lines.map(({ quantity, refundable, ...line }) => {
    // Shopify refuses what wasn't sent.
    const sentOf = isPartial ? quantity : (sent.get(line.id) ?? 0);
    return { ...line, sent: sentOf, kept: Math.min(refundable, sentOf) };
  });
  return ok({
    id,
    ...factsOf(read.value),
    lines,
    returns,
    arrived: arrived && localDayOf(context, arrived),
  });
}

/** Omits what a receipt doesn't show. Null if the customer has no such order. Throws Unavailable. */
export async function getReturnedLines(
  context: Context,
  token: string,
  id: string,
): Promise<CustomerResult<ReturnableOrder | null>> {
  const read = await readLines(context, token, id);
  if (!read.ok || !read.value) return read.ok ? ok(null) : read;
  return ok({
    id,
    ...factsOf(read.value),
    arrived: null,
    returns: [],
    lines: read.value.lines.map((line) => ({ ...line, sent: 0, kept: 0 })),
  });
}

type LinesRead = NonNullable<InferOutput<typeof returnableLinesSchema>>;

const factsOf = ({ name, isCancelled, after }: LinesRead) => ({
  name,
  isCancelled,
  hasMoreLines: after !== null,
  knowsVariants: true,
});

async function readLines(
  context: Context,
  token: string,
  id: string,
): Promise<CustomerResult<LinesRead | null>> {
  const read = async (lines: number, after: string | null) =>
    queryAccount(context, token, RETURNABLE_LINES_QUERY, {
      variables: { id: gidOf(id), lines, after },
      schema: returnableLinesSchema,
    });
  const first = await read(firstLines, null);
  if (!first.ok || !first.value) return first;
  const order = first.value;
  for (let part = 1; part < maxParts && order.after !== null; part += 1) {
    const more = await read(longestList, order.after);
    if (!more.ok || !more.value) return more;
    order.lines.push(...more.value.lines);
    order.after = more.value.after;
  }
  return ok(order);
}

/**
 * 'refused': by Shopify's own rules, or because self-serve returns are off. 'failed': Shopify was too busy. 'unclear':
 * no answer arrived.
 */
export type RequestOutcome = { name: string } | 'refused' | 'failed' | 'unclear';

/**
 * After a lost answer, reads the returns to see whether the request was made. Throws StorefrontErrors for a bad token.
 */
export async function requestReturn(
  context: Context,
  token: string,
  order: Pick<ReturnableOrder, 'id' | 'returns'>,
  lines: RequestedLine[],
): Promise<RequestOutcome> {
  try {
    const variables = { orderId: gidOf(order.id), requestedLineItems: lines };
    const schema = requestedReturnSchema;
    const name = await mutateAccount(context, token, REQUEST_RETURN_MUTATION, {
      variables,
      schema,
    });
    if (name !== null) return { name };
    context.log.warn('return-refused');
    return 'refused';
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('return-failed', { error });
    if (isLost(error)) return (await findNew(context, token, order)) ?? 'unclear';
    return refusalOf(error) ? 'refused' : 'failed';
  }
}

async function findNew(
  context: Context,
  token: string,
  { id, returns: known }: Pick<ReturnableOrder, 'id' | 'returns'>,
): Promise<{ name: string } | null> {
  try {
    const now = await getReturns(context, token, id);
    const found = now.ok && now.value.find(({ name }) => known.every((one) => one.name !== name));
    return found ? { name: found.name } : null;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return null;
  }
}

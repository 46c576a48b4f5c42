import type { OrderLine } from '~/features/account/account';
import type { OrderReturn, ReturnableOrder, SentLine } from '~/features/returns/returns';
import type { Context } from '~/platform/context.server';
import { isUnavailable, Unavailable } from '~/platform/fetch/unavailable';
import { allowEmail } from '~/platform/http/email-limit.server';
import { keyedHash } from '~/platform/keyed-hash.server';
import { optional } from '~/platform/optional.server';
import { fail, ok, type Result } from '~/platform/result';
import { localDayOf } from '~/platform/stores/local-day.server';
import { queryAdmin } from '~/services/shopify-admin/admin.server';
import { readSoldVariants } from '~/services/shopify/sold-variants.server';
import {
  FIND_ORDER_QUERY,
  GUEST_ORDER_QUERY,
  MORE_LINES_QUERY,
  ORDER_RETURNS_QUERY,
  SENT_ITEMS_QUERY,
} from './admin-orders.graphql';
import { closeOrder, isOpenedWith, openOrder, readOpenedOrder } from './guest-order-cookie.server';
import {
  foundOrdersSchema,
  guestOrderSchema,
  moreLinesSchema,
  orderReturnsSchema,
  sentItemsSchema,
  sentOf,
  type CopiedLine,
} from './guest-orders.schema';
import type { FindOrderFields, GuestOrder } from './guest-orders';
import { bareNames, pickOrder, searchFor } from './order-search';

export interface FindProblem {
  kind: 'unknown' | 'limited' | 'unavailable';
  message: string;
}

const problems: Record<FindProblem['kind'], FindProblem> = {
  /** Doesn't reveal whether the number or the email is wrong. */
  unknown: {
    kind: 'unknown',
    message:
      'We couldn’t find an order with this number and email. Please check both in your order’s email.',
  },
  limited: {
    kind: 'limited',
    message: 'Too many attempts. Please wait a minute and try again.',
  },
  unavailable: {
    kind: 'unavailable',
    message: 'We can’t look up orders right now. Please try again in a moment.',
  },
};

/** Minimum time of a refusal, in ms. Hides whether Shopify's search was slower for a known number or email. */
const refusalMs = 700;

/** Lets this browser read the order. */
export async function findOrder(
  context: Context,
  wanted: FindOrderFields,
): Promise<Result<undefined, FindProblem>> {
  if (!(await isAllowed(context, wanted))) return fail(problems.limited);
  const pause = new Promise((resolve) => setTimeout(resolve, refusalMs));
  try {
    const { value: found } = await queryAdmin(context, FIND_ORDER_QUERY, {
      variables: { search: searchFor(wanted) },
      schema: foundOrdersSchema,
    });
    const order = pickOrder(found, wanted);
    context.log.info('order-lookup', { outcome: order ? 'found' : 'unknown' });
    if (order) {
      await openOrder(context, order.id, wanted.email);
      return ok(undefined);
    }
    await pause;
    return fail(problems.unknown);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('orders-unavailable', { error });
    return fail(problems.unavailable);
  }
}

/** Counts unknown numbers and emails too, so a refusal doesn't reveal whether they exist. */
async function isAllowed(context: Context, { order, email }: FindOrderFields): Promise<boolean> {
  const { limits, buyerIp, visitor, env } = context;
  const numbers = await Promise.all(
    bareNames(order).map((name) => keyedHash(`order ${name}`, env.SESSION_SECRET)),
  );
  const allowed = await Promise.all([
    limits.allow('find-order', buyerIp ?? visitor),
    ...numbers.map((number) => limits.allow('order-number', number)),
    allowEmail(context, 'order-mail', email),
  ]);
  return allowed.every(Boolean);
}

/**
 * Shopify allows 1000 points per query, charges for requested lines, and refunds those that don't exist. The app's 2000
 * points are enough for the first part and two more.
 */
const firstLines = 25;
const moreLines = 60;
const maxMoreParts = 2;

/** Null if this browser has opened no order. Fails during an outage; the order then stays open. */
export async function getOpenedOrder(
  context: Context,
): Promise<Result<GuestOrder | null, 'unavailable'>> {
  const opened = await readOpened(context);
  if (!opened.ok) return opened;
  if (!opened.value) return ok(null);
  const { facts, lines, knowsVariants, hasMoreLines } = opened.value;
  const completed = await complete(context, { lines, knowsVariants });
  return ok({ ...facts, ...completed, hasMoreLines });
}

/** `email`: the order's; it must not reach the page. */
export interface OpenedReturnable extends ReturnableOrder {
  email: string;
}

/** Like `getOpenedOrder`. `forReceipt`: leaves `returns` empty. */
export async function getOpenedReturnable(
  context: Context,
  forReceipt: boolean,
): Promise<Result<OpenedReturnable | null, 'unavailable'>> {
  const opened = await readOpened(context);
  if (!opened.ok) return opened;
  if (!opened.value) return ok(null);
  const { id, email, linesFailed } = opened.value;
  if (linesFailed) return fail('unavailable');
  const order = toReturnable(opened.value);
  if (forReceipt) return ok({ ...order, email, returns: [] });
  const [lines, returns] = await Promise.all([
    withSentItems(context, opened.value),
    readReturns(context, id),
  ]);
  return ok({ ...order, lines, email, returns });
}

/**
 * `id`: the number in the gid. The caller must know that the customer may see the order. `forReceipt`: leaves `returns`
 * empty. Null if missing. Throws Unavailable.
 */
export async function getReturnable(
  context: Context,
  id: string,
  forReceipt: boolean,
): Promise<ReturnableOrder | null> {
  const [order, returns] = await Promise.all([
    readOrder(context, id),
    forReceipt ? [] : readReturns(context, id),
  ]);
  if (order?.linesFailed) throw new Unavailable('orders', new Error('Lines are missing'));
  if (!order || forReceipt) return order && { ...toReturnable(order), returns };
  return { ...toReturnable(order), lines: await withSentItems(context, order), returns };
}

/**
 * Newest first. Empty if this browser has opened no order, if the token lacks the scope read_returns, or during an
 * outage.
 */
export async function getOpenedReturns(context: Context): Promise<OrderReturn[]> {
  const opened = await readOpenedOrder(context);
  return opened ? readReturns(context, opened.id) : [];
}

/** `id`: the number in the gid. The caller must know that the customer may see the order. */
export async function readReturns(context: Context, id: string): Promise<OrderReturn[]> {
  const read = queryAdmin(context, ORDER_RETURNS_QUERY, {
    variables: { id: gidOf(id) },
    schema: orderReturnsSchema,
    optional: ['returns'],
  });
  const reply = await optional(context, 'order-returns-failed', read, null);
  return reply?.value ?? [];
}

function toReturnable({
  id,
  facts,
  arrived,
  lines,
  hasMoreLines,
  knowsVariants,
}: ReadOrder): Omit<ReturnableOrder, 'returns'> {
  const { name, isCancelled } = facts;
  return {
    id,
    name,
    isCancelled,
    arrived,
    hasMoreLines,
    knowsVariants,
    lines: sentLines({ lines }),
  };
}

const sentLines = ({ lines }: Pick<ReadOrder, 'lines'>) =>
  lines.map(({ returnable, ...line }) => ({ ...line, ...returnable }));

/**
 * Omits lines that were removed before they were sent. If not all sent items can be read, omits lines without remaining
 * items, and removed pieces count as sent. The merchant can still decline the return request.
 */
async function withSentItems(context: Context, order: ReadOrder): Promise<SentLine[]> {
  const lines = sentLines(order);
  const isReduced = order.lines.some(({ returnable }) => returnable.isReduced);
  if (order.facts.isCancelled || !isReduced) return lines;
  const read = queryAdmin(context, SENT_ITEMS_QUERY, {
    variables: { id: gidOf(order.id) },
    schema: sentItemsSchema,
  });
  const reply = await optional(context, 'order-sent-items-failed', read, null);
  const known = reply?.value;
  if (!known) return lines.filter(({ currentQuantity }) => currentQuantity > 0);
  return lines
    .map((line) => ({ ...line, ...sentOf(line, known) }))
    .filter(({ sent, currentQuantity }) => sent > 0 || currentQuantity > 0);
}

type ReadOrder = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

async function readOpened(
  context: Context,
): Promise<Result<(ReadOrder & { email: string }) | null, 'unavailable'>> {
  const opened = await readOpenedOrder(context);
  if (!opened) return ok(null);
  try {
    const isTheirs = (email: string | null) => isOpenedWith(context, opened, email);
    const order = await readOrder(context, opened.id, isTheirs);
    if (order?.email) return ok({ ...order, email: order.email });
    closeOrder(context);
    return ok(null);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('orders-unavailable', { error });
    return fail('unavailable');
  }
}

/** Null if missing, or if `mayRead` refuses the order's email. Throws Unavailable. */
async function readOrder(
  context: Context,
  id: string,
  mayRead: (email: string | null) => Promise<boolean> = () => Promise.resolve(true),
) {
  const { value: order, refused } = await readFirst(context, id);
  if (!order || !(await mayRead(order.email))) return null;
  const { email, arrived, after } = order;
  const facts = withDays(context, order.facts);
  const more = await readMore(context, id, { after, facts });
  return {
    id,
    email,
    facts,
    arrived: arrived && localDayOf(context, arrived),
    lines: [...order.lines, ...more.lines],
    knowsVariants: ![...refused, ...more.refused].includes('variant'),
    hasMoreLines: more.after !== null,
    linesFailed: more.failed,
  };
}

const withDays = <T extends Pick<GuestOrder, 'date' | 'parcels'>>(
  context: Context,
  facts: T,
): T => ({
  ...facts,
  date: localDayOf(context, facts.date),
  parcels: facts.parcels.map((parcel) => ({
    ...parcel,
    deliveredOn: parcel.deliveredOn && localDayOf(context, parcel.deliveredOn),
  })),
});

const optionalFields = ['variant'];

const gidOf = (id: string) => `gid://shopify/Order/${id}`;

const readFirst = (context: Context, id: string) =>
  queryAdmin(context, GUEST_ORDER_QUERY, {
    variables: { id: gidOf(id), lines: firstLines },
    schema: guestOrderSchema,
    optional: optionalFields,
  });

interface Rest {
  after: string | null;
  facts: Pick<GuestOrder, 'isCancelled'>;
}

/** `after` isn't null if lines remain unread, because the order is too long or a query failed. */
async function readMore(context: Context, id: string, { after, facts }: Rest) {
  const schema = moreLinesSchema(facts.isCancelled);
  const read = { lines: [] as CopiedLine[], refused: [] as string[], after, failed: false };
  try {
    for (let part = 0; read.after !== null && part < maxMoreParts; part += 1) {
      const variables = { id: gidOf(id), lines: moreLines, after: read.after };
      const { value, refused } = await queryAdmin(context, MORE_LINES_QUERY, {
        variables,
        schema,
        optional: optionalFields,
      });
      if (!value) {
        read.failed = true;
        break;
      }
      read.lines.push(...value.lines);
      read.refused.push(...refused);
      read.after = value.after;
    }
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.warn('order-lines-failed', { error });
    read.failed = true;
  }
  return read;
}

/** `knowsVariants`: false without the scope read_products. */
async function complete(
  context: Context,
  { lines: copied, knowsVariants }: { lines: CopiedLine[]; knowsVariants: boolean },
): Promise<Pick<GuestOrder, 'lines' | 'knowsProducts'>> {
  const gids = copied.flatMap(({ variant }) => variant ?? []);
  const sold = await optional(
    context,
    'order-products-failed',
    readSoldVariants(context, gids),
    null,
  );
  const lines = copied.map(({ variant, returnable: _, ...line }): OrderLine => {
    const { grams, product } = sold?.get(variant ?? '') ?? { grams: null, product: null };
    return { ...line, grams, product };
  });
  return { lines, knowsProducts: sold !== null && knowsVariants };
}

import type { OrderLine } from '~/features/account/account';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { allowEmail } from '~/platform/http/email-limit.server';
import { keyedHash } from '~/platform/keyed-hash.server';
import { optional } from '~/platform/optional.server';
import { fail, ok, type Result } from '~/platform/result';
import { queryAdmin } from '~/services/shopify-admin/admin.server';
import { readSoldVariants } from '~/services/shopify/sold-variants.server';
import { FIND_ORDER_QUERY, GUEST_ORDER_QUERY } from './admin-orders.graphql';
import { closeOrder, isOpenedWith, openOrder, readOpenedOrder } from './guest-order-cookie.server';
import { foundOrdersSchema, guestOrderSchema, type CopiedLine } from './guest-orders.schema';
import type { FindOrderFields, GuestOrder } from './guest-orders';
import { isFoundOrder, searchFor } from './order-search';

export interface FindProblem {
  kind: 'unknown' | 'limited' | 'unavailable';
  message: string;
}

const problems: Record<FindProblem['kind'], FindProblem> = {
  /** The same for an unknown number and a wrong email. */
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

/** In ms, to hide whether Shopify's search was slower for a known number or email. */
const refusalMs = 700;

/** Lets this browser read the order. */
export async function findOrder(
  context: Context,
  wanted: FindOrderFields,
): Promise<Result<undefined, FindProblem>> {
  if (!(await isAllowed(context, wanted))) return fail(problems.limited);
  const pause = new Promise((resolve) => setTimeout(resolve, refusalMs));
  try {
    const found = await queryAdmin(context, FIND_ORDER_QUERY, {
      variables: { search: searchFor(wanted) },
      schema: foundOrdersSchema,
    });
    const order = found.find((one) => isFoundOrder(one, wanted));
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
  const number = await keyedHash(`order ${order.toLowerCase()}`, env.SESSION_SECRET);
  const allowed = await Promise.all([
    limits.allow('find-order', buyerIp ?? visitor),
    limits.allow('order-number', number),
    allowEmail(context, 'order-mail', email),
  ]);
  return allowed.every(Boolean);
}

/** A query may cost at most 1000 points. Its cost counts requested lines; Shopify refunds the unused part. */
const firstLines = 25;
const moreLines = 60;
const maxSteps = 10;

/** Null if this browser has opened no order. Fails during an outage; the order then stays open. */
export async function getOpenedOrder(
  context: Context,
): Promise<Result<GuestOrder | null, 'unavailable'>> {
  const opened = await readOpenedOrder(context);
  if (!opened) return ok(null);
  try {
    const order = await readOrder(context, opened.id);
    if (order && (await isOpenedWith(context, opened, order.email))) {
      const { lines, knowsProducts } = await complete(context, order.lines);
      return ok({ ...order.facts, lines, knowsProducts });
    }
    closeOrder(context);
    return ok(null);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('orders-unavailable', { error });
    return fail('unavailable');
  }
}

const readPart = (context: Context, id: string, part: { lines: number; after: string | null }) =>
  queryAdmin(context, GUEST_ORDER_QUERY, {
    variables: { id: `gid://shopify/Order/${id}`, ...part },
    schema: guestOrderSchema,
    optional: ['variant'],
  });

async function readOrder(context: Context, id: string) {
  const copied: CopiedLine[] = [];
  let after: string | null = null;
  for (let step = 0; ; step += 1) {
    const lines = step === 0 ? firstLines : moreLines;
    const part: Awaited<ReturnType<typeof readPart>> = await readPart(context, id, {
      lines,
      after,
    });
    if (!part) return null;
    copied.push(...part.lines);
    after = part.after;
    if (after === null || step === maxSteps) return { ...part, lines: copied };
  }
}

async function complete(
  context: Context,
  copied: CopiedLine[],
): Promise<Pick<GuestOrder, 'lines' | 'knowsProducts'>> {
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
  // Without the scope read_products, no line has a variant.
  return { lines, knowsProducts: sold !== null && gids.length > 0 };
}

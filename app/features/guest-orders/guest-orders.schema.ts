import * as v from 'valibot';
import {
  currentPrice,
  fulfilmentInWords,
  hasLeft,
  orderExtras,
  httpAddress,
  less,
  ownTitle,
  statusInWords,
  sumOf,
  type OrderLine,
} from '~/features/account/account';
import { planKey } from '~/features/cart/line-attributes';
import { recipientOf } from '~/features/cart/recipient-attributes';
import type { OrderReturn, SentLine } from '~/features/returns/returns';
import { sizeTerm } from '~/features/catalog/option-names';
import {
  FindOrder,
  GuestOrder as GuestOrderReply,
  GuestOrderMore,
  GuestOrderReturns,
  GuestSentItems,
} from '~/services/shopify/admin-replies.generated';
import { digitsOf } from '~/services/shopify/common.schema';
import type { GuestOrder, Parcel } from './guest-orders';

/** `id`: the number in the gid. */
export const foundOrdersSchema = v.pipe(
  FindOrder,
  v.transform(({ orders }) =>
    orders.nodes.map(({ id, ...rest }) => ({ ...rest, id: digitsOf(id) })),
  ),
);

type OrderReply = NonNullable<v.InferOutput<typeof GuestOrderReply>['order']>;

/** `variant` is the gid. */
export interface CopiedLine extends Omit<OrderLine, 'grams' | 'product'> {
  variant: string | null;
  /** `isReduced`: `sent` may include pieces that were removed before they could be sent. */
  returnable: Pick<SentLine, 'id' | 'sent' | 'kept' | 'isGiftCard' | 'isShipped'> & {
    isReduced: boolean;
  };
}

/**
 * Has times (ISO 8601) instead of days, because the schema doesn't know the store. Null if the order doesn't exist, or
 * is too old for the token's scopes.
 */
export const guestOrderSchema = v.pipe(
  GuestOrderReply,
  v.transform(
    ({ order }) => order && { ...toOrder(order), ...toLines(order, order.cancelledAt !== null) },
  ),
);

export const moreLinesSchema = (isCancelled: boolean) =>
  v.pipe(
    GuestOrderMore,
    v.transform(({ order }) => order && toLines(order, isCancelled)),
  );

function toOrder(order: OrderReply) {
  const { displayFulfillmentStatus: status, requiresShipping: isShipped, shippingAddress } = order;
  const total = order.currentTotalPriceSet.presentmentMoney;
  const tax = order.currentTotalTaxSet.presentmentMoney;
  const shipping = order.shippingLines.nodes.map(
    ({ discountedPriceSet }) => discountedPriceSet.presentmentMoney,
  );
  const facts: Omit<GuestOrder, 'lines' | 'hasMoreLines' | 'knowsProducts'> = {
    name: order.name,
    date: order.processedAt,
    payment: statusInWords(order.displayFinancialStatus),
    fulfilment: fulfilmentInWords({
      isCancelled: order.cancelledAt !== null,
      isShipped,
      financialStatus: order.displayFinancialStatus,
      fulfillmentStatus: status,
    }),
    isCancelled: order.cancelledAt !== null,
    isShipped,
    hasLeft: order.cancelledAt === null && hasLeft(status),
    parcels: toParcels(order),
    subtotal: order.currentSubtotalPriceSet.presentmentMoney,
    shipping: sumOf(shipping, total.currency),
    extras: orderExtras({
      duties: order.currentTotalDutiesSet?.presentmentMoney ?? null,
      tip: order.totalTipReceivedSet.presentmentMoney,
    }),
    taxes: tax.amount > 0 ? { amount: tax, included: order.taxesIncluded } : null,
    total,
    destination: [shippingAddress?.city, shippingAddress?.country]
      .map((part) => part?.trim())
      .filter(Boolean)
      .join(', '),
  };
  return { email: order.email, facts, arrived: arrivalTime(order) };
}

const notSent = new Set(['CANCELLED', 'ERROR', 'FAILURE']);

/**
 * Must equal `first` in the queries. The API can't sort parcels, so a reply with this many parcels may lack even the
 * newest.
 */
const mostParcels = 10;
const mostSentParcels = 5;

function arrivalTime({ fulfillments }: OrderReply): string | null {
  if (fulfillments.length >= mostParcels) return null;
  const times = fulfillments
    .filter(({ status }) => !notSent.has(status))
    .map(({ createdAt, deliveredAt }) => deliveredAt ?? createdAt);
  return times.sort().at(-1) ?? null;
}

const toParcels = ({ fulfillments }: OrderReply): Parcel[] =>
  fulfillments
    .filter(({ status }) => !notSent.has(status))
    .flatMap(({ deliveredAt, trackingInfo }) =>
      trackingInfo.map(({ company, number, url }) => ({
        carrier: company?.trim() ?? '',
        number: number?.trim() ?? '',
        href: httpAddress(url),
        deliveredOn: deliveredAt,
      })),
    )
    .filter(({ number, href }) => number !== '' || href !== null);

/** A cancelled order has no current items, so its lines keep the ordered quantities. */
const toLines = (
  { lineItems: { nodes, pageInfo } }: Pick<OrderReply, 'lineItems'>,
  isCancelled: boolean,
) => ({
  lines: nodes.map((line) => toLine(line, isCancelled ? line.quantity : line.currentQuantity)),
  after: pageInfo.hasNextPage ? pageInfo.endCursor : null,
});

function toLine(
  line: OrderReply['lineItems']['nodes'][number],
  currentQuantity: number,
): CopiedLine {
  const attributes = new Map(line.customAttributes.map(({ key, value }) => [key, value]));
  const whole = line.originalTotalSet.presentmentMoney;
  const discounts = line.discountAllocations.map(
    ({ allocatedAmountSet }) => allocatedAmountSet.presentmentMoney,
  );
  return {
    title: line.title,
    quantity: line.quantity,
    currentQuantity,
    discounts: [],
    price: currentPrice(less(whole, discounts), {
      quantity: line.quantity,
      currentQuantity,
    }),
    image: line.image,
    colour: attributes.get('_colour') ?? null,
    size: attributes.get('_size') ?? ownTitle(line.variantTitle),
    sizeTerm: sizeTerm(line.variant?.selectedOptions ?? []),
    plan: line.sellingPlan?.name ?? attributes.get(planKey) ?? undefined,
    bundle: line.lineItemGroup?.title,
    ...(recipientOf(line.customAttributes) && { hasRecipient: true }),
    variant: line.variant?.id ?? null,
    returnable: {
      id: digitsOf(line.id),
      sent: line.quantity - line.unfulfilledQuantity,
      kept: line.currentQuantity - line.unfulfilledQuantity,
      isReduced: line.currentQuantity < line.quantity,
      isGiftCard: line.isGiftCard,
      isShipped: line.requiresShipping,
    },
  };
}

/** Sent quantities, keyed by the number in the line's id. Null if the query may not have read all parcels and items. */
export const sentItemsSchema = v.pipe(
  GuestSentItems,
  v.transform(({ order }) => {
    if (!order || order.fulfillments.length >= mostSentParcels) return null;
    const parcels = order.fulfillments
      .filter(({ status }) => !notSent.has(status))
      .map(({ fulfillmentLineItems }) => fulfillmentLineItems);
    if (parcels.some(({ pageInfo }) => pageInfo.hasNextPage)) return null;
    const sent = new Map<string, number>();
    for (const { quantity, lineItem } of parcels.flatMap(({ nodes }) => nodes)) {
      const id = digitsOf(lineItem.id);
      sent.set(id, (sent.get(id) ?? 0) + (quantity ?? 0));
    }
    return sent;
  }),
);

/** At most the line's own numbers. */
export function sentOf(
  { id, sent, kept }: Pick<SentLine, 'id' | 'sent' | 'kept'>,
  known: ReadonlyMap<string, number>,
): Pick<SentLine, 'sent' | 'kept'> {
  const most = Math.min(sent, known.get(id) ?? 0);
  return { sent: most, kept: Math.min(kept, most) };
}

/** Null without the scope read_returns. */
export const orderReturnsSchema = v.pipe(
  GuestOrderReturns,
  v.transform(
    ({ order }) =>
      order &&
      order.returns.nodes.map(({ name, status, returnLineItems }): OrderReturn => ({
        name,
        status,
        createdAt: null,
        lines: returnLineItems.nodes
          .filter((line) => line !== null)
          .map(({ quantity, fulfillmentLineItem: { lineItem } }) => ({
            lineId: digitsOf(lineItem.id),
            title: lineItem.title,
            quantity,
          })),
      })),
  ),
);

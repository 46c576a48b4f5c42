import * as v from 'valibot';
import { planKey } from '~/features/cart/line-attributes';
import { recipientOf } from '~/features/cart/recipient-attributes';
import { sizeTerm } from '~/features/catalog/option-names';
import type { OrderReturn } from '~/features/returns/returns';
import { digitsOf, otherType } from '~/services/shopify/common.schema';
import * as replies from '~/services/shopify/customer-replies.generated';
import {
  cancelReasonInWords,
  currentPrice,
  less,
  ownTitle,
  fulfilmentInWords,
  hasLeft,
  orderExtras,
  severalParcels,
  statusInWords,
  type Address,
  type OrderLine,
  type OrderSummary,
  toTracking,
} from '../account';
import { textOf, textsOf } from '../reply-texts';

function toAddress({
  id,
  formatted,
  zoneCode,
  territoryCode,
  phoneNumber,
  ...rest
}: v.InferOutput<typeof replies.HostedAddress>) {
  const address: Address = {
    ...textsOf(rest),
    id: digitsOf(id),
    provinceCode: textOf(zoneCode),
    countryCode: textOf(territoryCode),
    phone: textOf(phoneNumber),
    lines: formatted,
  };
  return { gid: id, address };
}

function toSummary(
  order: Omit<v.InferOutput<typeof replies.HostedOrder>, 'shippingAddress'> & {
    shippingAddress: object | null;
  },
): OrderSummary {
  const sent = order.fulfillments.nodes.find(({ status }) => status === 'SUCCESS');
  const tracking = sent?.trackingInformation[0];
  return {
    id: digitsOf(order.id),
    name: order.name,
    number: order.number,
    date: order.processedAt,
    payment: statusInWords(order.financialStatus),
    fulfilment: fulfilmentInWords({
      isCancelled: order.cancelledAt !== null,
      isShipped: order.shippingAddress !== null,
      financialStatus: order.financialStatus,
      fulfillmentStatus: order.fulfillmentStatus,
    }),
    hasLeft: order.cancelledAt === null && hasLeft(order.fulfillmentStatus),
    isShipped: order.shippingAddress !== null,
    tracking: toTracking(tracking),
    cancelledOn: order.cancelledAt,
    total: order.totalPrice,
  };
}

const toProfile = ({
  firstName,
  lastName,
  emailAddress,
}: v.InferOutput<typeof replies.HostedProfile>['customer']) => ({
  ...textsOf({ firstName, lastName }),
  email: textOf(emailAddress && emailAddress.emailAddress),
});

export const profileSchema = v.pipe(
  replies.HostedProfile,
  v.transform(({ customer }) => toProfile(customer)),
);

export const overviewSchema = v.pipe(
  replies.HostedOverview,
  v.transform(({ customer }) => ({
    profile: toProfile(customer),
    defaultAddress: customer.defaultAddress && toAddress(customer.defaultAddress).address,
    orders: customer.orders.nodes.map(toSummary),
  })),
);

export const addressesSchema = v.pipe(
  replies.HostedAddresses,
  v.transform(({ customer: { addresses, defaultAddress, ...owner } }) => ({
    nodes: addresses.nodes.map(toAddress),
    defaultGid: defaultAddress?.id ?? null,
    owner: textsOf(owner),
  })),
);

/** `more`: there are more orders than `counted`. */
export const ordersSchema = v.pipe(
  replies.HostedOrders,
  v.transform(({ customer: { orders, following } }) => ({
    orders: orders.nodes.map(toSummary),
    counted: following.nodes.length,
    more: following.pageInfo.hasNextPage,
  })),
);

/** `after` is null at the end. */
export const orderCursorSchema = v.pipe(
  replies.HostedOrderCursor,
  v.transform(({ customer: { orders } }) => ({
    passed: orders.nodes.length,
    after: orders.pageInfo.hasNextPage ? orders.pageInfo.endCursor : null,
  })),
);

/** `variant` is the gid. */
export interface CopiedLine extends Omit<OrderLine, 'grams' | 'product'> {
  variant: string | null;
}

type OrderReply = NonNullable<v.InferOutput<typeof replies.HostedOrderWithLines>['order']>;

function toLine(line: OrderReply['lineItems']['nodes'][number], isCancelled: boolean): CopiedLine {
  const { quantity } = line;
  const currentQuantity = isCancelled ? quantity : line.refundableQuantity;
  const price = less(
    line.totalPrice!,
    line.discountAllocations.map(({ allocatedAmount }) => allocatedAmount),
  );
  const attributes = new Map(line.customAttributes.map(({ key, value }) => [key, value]));
  return {
    title: line.title,
    quantity,
    currentQuantity,
    price: currentPrice(price, { quantity, currentQuantity }),
    discounts: [],
    recipient: recipientOf(line.customAttributes),
    variant: line.variantId,
    ...lineWords(line, attributes),
  };
}

type WordsReply = Pick<
  OrderReply['lineItems']['nodes'][number],
  'image' | 'variantTitle' | 'variantOptions'
>;

const lineWords = (line: WordsReply, attributes: ReadonlyMap<string, string | null>) => ({
  image: line.image,
  colour: attributes.get('_colour') ?? null,
  size: attributes.get('_size') ?? ownTitle(line.variantTitle),
  sizeTerm: sizeTerm(line.variantOptions ?? []),
  plan: attributes.get(planKey) ?? undefined,
});

/** ISO 8601. Since API version 2025-04, delivered orders stay FULFILLED; only parcels' events show the delivery. */
function deliveryTime({ cancelledAt, fulfillmentStatus, parcels }: OrderReply): string | null {
  if (cancelledAt !== null) return null;
  const sent = parcels.nodes.filter(({ status }) => status === 'SUCCESS');
  const times = sent.flatMap(({ events }) =>
    events.nodes.filter(({ status }) => status === 'DELIVERED').map(({ happenedAt }) => happenedAt),
  );
  const isDelivered =
    fulfillmentStatus === 'DELIVERED' ||
    (fulfillmentStatus === 'FULFILLED' && times.length === sent.length);
  return (isDelivered && times.sort().at(-1)) || null;
}

/** Null if the customer has no such order. */
export const orderSchema = v.pipe(
  replies.HostedOrderWithLines,
  v.check(
    ({ order }) => !order?.lineItems.nodes.some(({ totalPrice }) => totalPrice === null),
    'A line without a price',
  ),
  v.transform(({ order }) => {
    if (!order) return null;
    const deliveredOn = deliveryTime(order);
    const summary = toSummary(order);
    return {
      summary: deliveredOn === null ? summary : { ...summary, fulfilment: 'Delivered' },
      cancelReason: cancelReasonInWords(order.cancelReason),
      refunded: order.totalRefunded,
      shipping: less(
        order.totalShipping,
        order.shippingDiscountAllocations.map(({ allocatedAmount }) => allocatedAmount),
      ),
      shippingTitle: order.shippingLine?.title ?? null,
      tax: order.totalTax,
      extras: orderExtras({ duties: order.totalDuties, tip: order.totalTip }),
      shippedTo: order.shippingAddress?.formatted ?? [],
      deliveredOn,
      ...severalParcels(
        order.parcels.nodes
          .filter(({ status }) => status === 'SUCCESS')
          .flatMap(({ trackingInformation }) => trackingInformation),
      ),
      lines: order.lineItems.nodes.map((line) => toLine(line, order.cancelledAt !== null)),
      after: order.lineItems.pageInfo.hasNextPage ? order.lineItems.pageInfo.endCursor : null,
    };
  }),
);

const { name, status, createdAt, returnLineItems } =
  replies.HostedReturns.entries.returns.entries.nodes.item.entries;

/** Newer API versions have a second type of line: items without a known order line. */
const returnLines = v.array(v.union([returnLineItems.entries.nodes.item, otherType]));

const orderReturns = v.pipe(
  v.object({
    nodes: v.array(
      v.object({ name, status, createdAt, returnLineItems: v.object({ nodes: returnLines }) }),
    ),
  }),
  v.transform(({ nodes }) =>
    nodes.map(({ name, status, createdAt, returnLineItems }): OrderReturn => ({
      name,
      status,
      createdAt,
      lines: returnLineItems.nodes
        .filter((line) => line !== null)
        .map(({ quantity, lineItem: { id, title } }) => ({
          lineId: digitsOf(id),
          title,
          quantity,
        })),
    })),
  ),
);

export const orderReturnsSchema = v.pipe(
  v.object({ order: v.nullable(v.object({ returns: orderReturns })) }),
  v.transform(({ order }) => order?.returns ?? []),
);

const { fulfillments } = replies.HostedSentItems.entries.order.wrapped.entries;

/**
 * `sent`: quantities, keyed by the number in the line's id. `isPartial`: more may have been sent, because the query
 * didn't read all parcels and their items. `arrived`: when the last of these parcels was delivered or, if unknown,
 * created (ISO 8601).
 */
export const sentItemsSchema = v.pipe(
  v.object({ order: v.nullable(v.object({ fulfillments, returns: orderReturns })) }),
  v.transform(
    ({ order }) => order && { ...toSentItems(order.fulfillments), returns: order.returns },
  ),
);

function toSentItems({ nodes, pageInfo }: v.InferOutput<typeof fulfillments>) {
  const parcels = nodes.filter(({ status }) => status === 'SUCCESS');
  const sent = new Map<string, number>();
  for (const { fulfillmentLineItems } of parcels)
    for (const { quantity, lineItem } of fulfillmentLineItems.nodes) {
      const id = digitsOf(lineItem.id);
      sent.set(id, (sent.get(id) ?? 0) + (quantity ?? 0));
    }
  const times = parcels.map(({ createdAt, events }) => {
    const delivery = events.nodes.find(({ status }) => status === 'DELIVERED');
    return delivery?.happenedAt ?? createdAt;
  });
  return {
    sent,
    isPartial:
      pageInfo.hasNextPage ||
      parcels.some(({ fulfillmentLineItems: { pageInfo: lines } }) => lines.hasNextPage),
    arrived: times.sort().at(-1) ?? null,
  };
}

type ReturnableReply = NonNullable<v.InferOutput<typeof replies.HostedReturnableLines>['order']>;

/** The lines lack the sent quantities, which `sentItemsSchema` returns. */
export const returnableLinesSchema = v.pipe(
  replies.HostedReturnableLines,
  v.transform(
    ({ order }) =>
      order && {
        name: order.name,
        isCancelled: order.cancelledAt !== null,
        lines: order.lineItems.nodes.map(toReturnableLine),
        after: order.lineItems.pageInfo.hasNextPage ? order.lineItems.pageInfo.endCursor : null,
      },
  ),
);

function toReturnableLine(line: ReturnableReply['lineItems']['nodes'][number]) {
  const attributes = new Map(line.customAttributes.map(({ key, value }) => [key, value]));
  return {
    id: digitsOf(line.id),
    title: line.title,
    quantity: line.quantity,
    refundable: line.refundableQuantity,
    isGiftCard: line.giftCard,
    isShipped: line.requiresShipping,
    variant: line.variantId,
    ...lineWords(line, attributes),
  };
}

export const requestedReturnSchema = v.pipe(
  replies.HostedRequestReturn,
  v.transform(({ orderRequestReturn }) => orderRequestReturn?.return?.name ?? null),
);

const userErrors = v.array(
  v.object({
    code: v.nullish(v.string(), null),
    field: v.nullish(v.array(v.string()), null),
    message: v.string(),
  }),
);

export type UserError = v.InferOutput<typeof userErrors>[number];

/** The first user error, or null. */
export const changeSchema = v.pipe(
  v.record(v.string(), v.nullable(v.object({ userErrors }))),
  v.check((data) => Object.values(data).every(Boolean), 'No payload'),
  v.transform(
    (data): UserError | null =>
      Object.values(data).flatMap((payload) => payload?.userErrors ?? [])[0] ?? null,
  ),
);

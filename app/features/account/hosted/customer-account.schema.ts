import * as v from 'valibot';
import { planKey } from '~/features/cart/cart';
import { recipientOf } from '~/features/cart/gift-recipient';
import { sizeTerm } from '~/features/catalog/variant-words';
import { digitsOf } from '~/services/shopify/common.schema';
import * as replies from '~/services/shopify/customer-replies.generated';
import {
  cancelReasonInWords,
  currentPrice,
  less,
  httpAddress,
  orderDate,
  ownTitle,
  hasLeft,
  statusInWords,
  type Address,
  type OrderLine,
  type OrderSummary,
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
    date: orderDate(order.processedAt),
    payment: statusInWords(order.financialStatus),
    fulfilment: order.cancelledAt
      ? 'Cancelled'
      : statusInWords(order.fulfillmentStatus, order.shippingAddress !== null),
    hasLeft: order.cancelledAt === null && hasLeft(order.fulfillmentStatus),
    isShipped: order.shippingAddress !== null,
    tracking: tracking?.number
      ? { number: tracking.number, href: httpAddress(tracking.url) }
      : null,
    cancelledOn: order.cancelledAt && orderDate(order.cancelledAt),
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
    image: line.image,
    colour: attributes.get('_colour') ?? null,
    size: attributes.get('_size') ?? ownTitle(line.variantTitle),
    recipient: recipientOf(line.customAttributes),
    plan: line.sellingPlan?.name ?? attributes.get(planKey) ?? undefined,
    bundle: line.groupTitle ?? undefined,
    sizeTerm: sizeTerm(line.variantOptions ?? []),
    variant: line.variantId,
  };
}

function deliveryDay({ fulfillmentStatus, parcels }: OrderReply): string | null {
  if (fulfillmentStatus !== 'DELIVERED') return null;
  const days = parcels.nodes
    .flatMap(({ events }) => events.nodes)
    .filter(({ status }) => status === 'DELIVERED')
    .map(({ happenedAt }) => orderDate(happenedAt));
  return days.sort().at(-1) ?? null;
}

/** All amounts have the same currency. */
/** Null if missing or someone else's. */
export const orderSchema = v.pipe(
  replies.HostedOrderWithLines,
  v.check(
    ({ order }) => !order?.lineItems.nodes.some(({ totalPrice }) => totalPrice === null),
    'A line without a price',
  ),
  v.transform(
    ({ order }) =>
      order && {
        summary: toSummary(order),
        cancelReason: cancelReasonInWords(order.cancelReason),
        refunded: order.totalRefunded,
        shipping: less(
          order.totalShipping,
          order.shippingDiscountAllocations.map(({ allocatedAmount }) => allocatedAmount),
        ),
        shippingTitle: order.shippingLine?.title ?? null,
        tax: order.totalTax,
        // Further parts of the total.
        extras: [order.totalTip, order.totalDuties].filter((one) => one !== null),
        shippedTo: order.shippingAddress?.formatted ?? [],
        deliveredOn: deliveryDay(order),
        lines: order.lineItems.nodes.map((line) => toLine(line, order.cancelledAt !== null)),
        after: order.lineItems.pageInfo.hasNextPage ? order.lineItems.pageInfo.endCursor : null,
      },
  ),
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

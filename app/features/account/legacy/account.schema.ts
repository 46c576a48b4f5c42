import * as v from 'valibot';
import { planKey } from '~/features/cart/line-attributes';
import { recipientOf } from '~/features/cart/recipient-attributes';
import { sizeTerm } from '~/features/catalog/option-names';
import { digitsOf, gramsOf } from '~/services/shopify/common.schema';
import * as replies from '~/services/shopify/replies.generated';
import type { Money } from '~/ui/money';
import {
  cancelReasonInWords,
  currentPrice,
  less,
  lineDiscounts,
  ownTitle,
  fulfilmentInWords,
  hasLeft,
  orderExtras,
  statusInWords,
  type Address,
  type OrderLine,
  severalParcels,
  type OrderSummary,
  toTracking,
} from '../account';
import { textOf, textsOf } from '../reply-texts';

/** `customer` is null if the token is invalid. */
const customerOf = <C extends object, T>(
  reply: v.GenericSchema<unknown, { customer: C | null }>,
  convert: (customer: C) => T,
) =>
  v.pipe(
    reply,
    v.transform(({ customer }) => ({ customer: customer && convert(customer) })),
  );

function toSummary(
  order: Omit<v.InferOutput<typeof replies.OrderParts>, 'shippingAddress'> & {
    shippingAddress: object | null;
  },
): OrderSummary {
  const tracking = order.successfulFulfillments?.[0]?.trackingInfo[0];
  return {
    id: digitsOf(order.id),
    name: order.name,
    number: order.orderNumber,
    date: order.processedAt,
    payment: statusInWords(order.financialStatus),
    fulfilment: fulfilmentInWords({
      isCancelled: order.canceledAt !== null,
      isShipped: order.shippingAddress !== null,
      financialStatus: order.financialStatus,
      fulfillmentStatus: order.fulfillmentStatus,
    }),
    hasLeft: order.canceledAt === null && hasLeft(order.fulfillmentStatus),
    isShipped: order.shippingAddress !== null,
    tracking: toTracking(tracking),
    cancelledOn: order.canceledAt,
    total: order.currentTotalPrice,
  };
}

/** `gid` contains the access token; keep it on the server. */
function toAddress({
  id,
  formatted,
  countryCodeV2,
  ...rest
}: v.InferOutput<typeof replies.AddressParts>) {
  const address: Address = {
    ...textsOf(rest),
    id: digitsOf(id),
    countryCode: textOf(countryCodeV2),
    lines: formatted,
  };
  return { gid: id, address };
}

/** Customers with only a phone number have no email. */
export const profileSchema = customerOf(replies.CustomerProfile, textsOf);

export const overviewSchema = customerOf(
  replies.CustomerOverview,
  ({ defaultAddress, orders, ...profile }) => ({
    profile: textsOf(profile),
    defaultAddress: defaultAddress && toAddress(defaultAddress).address,
    orders: orders.edges.map(({ node }) => toSummary(node)),
  }),
);

export const addressesSchema = customerOf(
  replies.CustomerAddresses,
  ({ addresses, defaultAddress, ...owner }) => ({
    nodes: addresses.edges.map(({ node }) => toAddress(node)),
    defaultGid: defaultAddress?.id ?? null,
    owner: textsOf(owner),
  }),
);

export const ordersSchema = customerOf(replies.CustomerOrders, ({ numberOfOrders, orders }) => ({
  numberOfOrders: Number(numberOfOrders),
  orders: orders.edges.map(({ node }) => toSummary(node)),
}));

type OrderReply = NonNullable<
  v.InferOutput<typeof replies.CustomerOrder>['customer']
>['orders']['edges'][number]['node'];

type LineReply = OrderReply['lineItems']['edges'][number]['node'];

/** `discountedTotalPrice` ignores discounts on the order; `discountAllocations` contains the line's share of them. */
const orderedPrice = ({ originalTotalPrice, discountAllocations }: LineReply) =>
  less(
    originalTotalPrice,
    discountAllocations.map(({ allocatedAmount }) => allocatedAmount),
  );

function toLine(line: LineReply, isCancelled: boolean): OrderLine {
  const { title, quantity, customAttributes, variant } = line;
  const currentQuantity = isCancelled ? quantity : line.currentQuantity;
  const sent = variant?.requiresShipping !== false;
  const attributes = new Map(customAttributes.map(({ key, value }) => [key, value]));
  return {
    title,
    quantity,
    currentQuantity,
    price: currentPrice(orderedPrice(line), { quantity, currentQuantity }),
    discounts: currentQuantity === quantity ? lineDiscounts(line.discountAllocations) : [],
    image: variant?.image ?? null,
    grams: variant && sent ? gramsOf(variant.weight, variant.weightUnit) : null,
    colour: (sent && attributes.get('_colour')) || null,
    size: attributes.get('_size') ?? ownTitle(variant?.title),
    recipient: recipientOf(customAttributes),
    plan: attributes.get(planKey) ?? undefined,
    sizeTerm: sizeTerm(variant?.selectedOptions ?? []),
    product: variant && { handle: variant.product.handle, variantId: digitsOf(variant.id) },
  };
}

/**
 * After discounts. It is unknown whether `totalShippingPrice` already deducts them, so the result is limited to 0 or
 * more.
 */
function orderedShipping({ totalShippingPrice, shippingDiscountAllocations }: OrderReply): Money {
  const saved = shippingDiscountAllocations.map(({ allocatedAmount }) => allocatedAmount);
  const { amount, currency } = less(totalShippingPrice, saved);
  return { amount: Math.max(0, amount), currency };
}

/** `ordered`: the amounts before edits and refunds. `ordered.extras`: its amounts other than lines and taxes. */
export const orderSchema = customerOf(replies.CustomerOrder, ({ orders }) => {
  const order = orders.edges[0]?.node;
  const lines = order?.lineItems.edges.map(({ node }) => node) ?? [];
  return {
    order: order && {
      summary: toSummary(order),
      cancelReason: cancelReasonInWords(order.cancelReason),
      refunded: order.totalRefunded,
      shipping: order.currentTotalShippingPrice,
      extras: orderExtras({ duties: order.currentTotalDuties, tip: null }),
      tax: order.currentTotalTax,
      shippedTo: order.shippingAddress?.formatted ?? [],
      several: severalParcels((order.parcels ?? []).flatMap(({ trackingInfo }) => trackingInfo)),
      ordered: {
        total: order.totalPrice,
        tax: order.totalTax,
        extras: [orderedShipping(order), order.originalTotalDuties].filter((one) => one !== null),
      },
      orderedPrices: lines.map(orderedPrice),
      lines: lines.map((line) => toLine(line, order.canceledAt !== null)),
      pageInfo: order.lineItems.pageInfo,
    },
  };
});

const accessToken = v.object({
  accessToken: v.pipe(v.string(), v.nonEmpty()),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
});

const userErrors = v.optional(
  v.array(v.object({ code: v.nullish(v.string(), null), message: v.string() })),
);

const payloadFields = v.pipe(
  v.object({
    customerUserErrors: userErrors,
    /** Deprecated, but `customerAccessTokenDelete` and `customerAccessTokenRenew` have only these errors. */
    userErrors,
    customerAccessToken: v.nullish(accessToken, null),
    customer: v.nullish(v.object({ id: v.string(), email: v.nullish(v.string(), null) }), null),
    customerAddress: v.nullish(v.object({ id: v.string() }), null),
  }),
  // A payload without an error list doesn't prove success.
  v.check((payload) => Boolean(payload.customerUserErrors ?? payload.userErrors), 'No errors list'),
);

/** `problem` and `code` are those of the first user error. */
export interface CustomerPayload {
  token: v.InferOutput<typeof accessToken> | null;
  customerId: string | null;
  /** Null unless the mutation selects it. */
  email: string | null;
  /** Contains the access token; keep it on the server. */
  addressGid: string | null;
  problem: string | null;
  /** Null unless the mutation selects it. */
  code: string | null;
}

/** The payload is never null: if Shopify sends a top-level error instead, that error is thrown earlier. */
export const payloadSchema = v.pipe(
  v.record(v.string(), payloadFields),
  v.transform((data) => Object.values(data)),
  v.length(1),
  v.transform(([payload]): CustomerPayload => {
    const { customerUserErrors = [], userErrors = [], customerAccessToken } = payload!;
    const { customer, customerAddress } = payload!;
    const [first] = [...customerUserErrors, ...userErrors];
    return {
      token: customerAccessToken,
      customerId: customer && digitsOf(customer.id),
      email: customer && customer.email,
      addressGid: customerAddress && customerAddress.id,
      problem: first?.message ?? null,
      code: first?.code ?? null,
    };
  }),
);

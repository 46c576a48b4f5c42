import { currentOf, currentTotal } from '../orders/current';
import {
  isDeliveredOrder,
  isSentOrder,
  lineDiscountedTotal,
  linesOfParcel,
  orderById,
  orderLater,
  orderName,
  statusUrl,
  type Fulfillment,
  type Order,
  type OrderLine,
} from '../orders/orders';
import { returnName, returnsOf, type OrderReturn } from '../orders/returns';
import { variantById } from '../storage/products';
import { taxTotal } from '../taxes/taxes';
import {
  discountApplication,
  type OrderDiscount,
} from '../storefront-api/customers/order-discounts';
import { addressOfOrder } from '../storefront-api/customers/order-view';
import { gid, digitsOf } from '../storefront-api/graphql/gid';
import { money } from '../storefront-api/graphql/money';
import { listConnection, type PageArgs } from '../storefront-api/graphql/paging';
import { imageView } from '../storefront-api/products/media';
import { selectedOptions } from '../storefront-api/products/variant';
import { customerAddressView } from './address-view';
import type { Context } from './context';

type ListArgs = PageArgs & { reverse: boolean };

export function ownOrder(context: Context, id: string): Order | null {
  const order = orderById(context.sql, digitsOf('Order', id) ?? 0);
  return order?.customerId === context.customerId ? order : null;
}

/** In the currency paid. */
export function orderView(
  context: Context,
  order: Order,
  customer: () => Record<string, unknown>,
): Record<string, unknown> {
  const priced = (amount: number) => money(amount, order.currency);
  const processedAt = order.processedAt.replace(/\.\d+Z$/, 'Z');
  const current = currentOf(order);
  const outstanding = order.financialStatus === 'PENDING' ? current.total : orderLater(order);
  const delivery = order.discounts.filter((discount) => discount.delivery);
  const beforeDelivery = order.shipping + sumOf(delivery);
  return {
    __typename: 'Order',
    id: gid('Order', order.id),
    name: orderName(order),
    number: order.number,
    confirmationNumber: order.token.slice(0, 9).toUpperCase(),
    processedAt,
    createdAt: processedAt,
    cancelledAt: order.cancelledAt,
    cancelReason: order.cancelReason,
    edited: order.edited,
    currencyCode: order.currency,
    financialStatus: order.financialStatus,
    fulfillmentStatus: order.fulfillmentStatus,
    hasEmail: true,
    hasMultipleFulfillments: order.fulfillments.length > 1,
    requiresShipping: isSentOrder(order),
    email: order.email,
    phone: order.phone,
    note: null,
    poNumber: null,
    locationName: null,
    customerLocale: 'en',
    customAttributes: [],
    statusPageUrl: statusUrl(context.world, order),
    customer,
    shippingAddress: () => (isDeliveredOrder(order) ? orderAddress(order) : null),
    billingAddress: () => orderAddress(order),
    shippingLine: isSentOrder(order)
      ? { title: order.shippingTitle, handle: null, originalPrice: priced(beforeDelivery) }
      : null,
    shippingTitle: order.shippingTitle,
    shippingDiscountAllocations: delivery.map((discount) =>
      allocation(context, order, discount, discount.amount),
    ),
    subtotal: priced(current.subtotal),
    subtotalBeforeDiscounts: priced(order.lines.reduce((sum, line) => sum + line.originalTotal, 0)),
    totalShipping: priced(beforeDelivery),
    totalPrice: priced(current.total),
    totalRefunded: priced(order.refunded),
    totalTax: priced(taxTotal(current.taxes)),
    totalTip: null,
    totalDuties: null,
    discountApplications: (args: ListArgs) =>
      listConnection(order.discounts, args, (discount) =>
        discountApplication(context.world, order, discount),
      ),
    lineItems: (args: ListArgs) =>
      listConnection([...order.lines.entries()], args, ([index, line]) =>
        lineView(context, order, line, index),
      ),
    fulfillments: (args: ListArgs) =>
      listConnection(order.fulfillments, args, (one) => fulfillmentView(context, order, one)),
    refunds: order.refunded > 0 ? [refundView(order, processedAt)] : [],
    returns: (args: ListArgs) =>
      listConnection(returnsOf(context.sql, order.id), args, (one) =>
        returnView(context, order, one),
      ),
    transactions: [],
    metafield: () => null,
    metafields: ({ identifiers }: { identifiers: unknown[] }) => identifiers.map(() => null),
    paymentInformation: {
      paymentCollectionUrl: null,
      paymentStatus: order.financialStatus,
      paymentTerms: null,
      totalOutstandingAmount: priced(outstanding),
      totalPaidAmount: priced(current.total - outstanding),
    },
  };
}

function lineView(context: Context, order: Order, line: OrderLine, index: number) {
  const priced = (amount: number) => money(amount, order.currency);
  const found = variantById(context.sql, line.variantId);
  return {
    __typename: 'LineItem',
    id: gid('LineItem', order.id * 1000 + index),
    title: line.title,
    name:
      line.variantTitle === 'Default Title' ? line.title : `${line.title} - ${line.variantTitle}`,
    presentmentTitle: line.title,
    variantTitle: line.variantTitle === 'Default Title' ? null : line.variantTitle,
    vendor: found?.product.vendor ?? null,
    productType: found?.product.type ?? null,
    variantOptions: found && selectedOptions(found.product, found.variant),
    sku: found?.variant.sku ?? null,
    quantity: line.quantity,
    refundableQuantity: line.currentQuantity,
    requiresShipping: found?.variant.requiresShipping ?? true,
    giftCard: found?.product.giftCard ?? false,
    productId: gid('Product', line.productId),
    variantId: gid('ProductVariant', line.variantId),
    customAttributes: line.attributes,
    image: lineImage(context, line, found),
    price: priced(Math.round(line.originalTotal / line.quantity)),
    totalPrice: priced(line.originalTotal),
    currentTotalPrice: priced(currentTotal(order, line)),
    totalDiscount: priced(line.originalTotal - lineDiscountedTotal(line)),
    unitPrice: null,
    discountAllocations: allocationsOf(context, order, line),
  };
}

type Found = ReturnType<typeof variantById>;

/** Orders store only the image's path, so a deleted product's image has no size. */
function lineImage(context: Context, { image, title }: OrderLine, found: Found) {
  if (image === null) return null;
  const known = found?.product.images.find(({ src }) => src === image);
  const copy = { src: image, alt: title, width: 0, height: 0 };
  const view = imageView(context, known ?? copy, gid('ImageSource', found?.variant.id ?? 0));
  return known ? view : { ...view, width: null, height: null };
}

export function returnView(context: Context, order: Order, one: OrderReturn) {
  return {
    __typename: 'Return',
    id: gid('Return', one.id),
    name: returnName(order, one),
    status: one.status,
    createdAt: one.createdAt,
    updatedAt: one.closedAt ?? one.createdAt,
    closedAt: one.closedAt,
    returnLineItems: (args: ListArgs) =>
      listConnection(one.lines, args, ({ position, quantity, reason }) => ({
        __typename: 'ReturnLineItem',
        id: gid('ReturnLineItem', one.id * 1000 + position),
        quantity,
        returnReason: reason,
        lineItem: lineView(context, order, order.lines[position]!, position),
      })),
  };
}

const sumOf = (discounts: OrderDiscount[]) =>
  discounts.reduce((sum, { amount }) => sum + amount, 0);

const allocationsOf = (context: Context, order: Order, line: OrderLine) =>
  line.discounts.map((share) => {
    const discount = order.discounts.find(({ name }) => name === share.name) ?? share;
    return allocation(context, order, discount, share.amount);
  });

const allocation = (context: Context, order: Order, discount: OrderDiscount, amount: number) => ({
  allocatedAmount: money(amount, order.currency),
  discountApplication: discountApplication(context.world, order, discount),
});

function fulfillmentView(context: Context, order: Order, fulfillment: Fulfillment) {
  const { id, createdAt, deliveredAt, company, number, url } = fulfillment;
  return {
    __typename: 'Fulfillment',
    id: gid('Fulfillment', id),
    status: 'SUCCESS',
    createdAt,
    updatedAt: createdAt,
    estimatedDeliveryAt: null,
    latestShipmentStatus: deliveredAt && 'DELIVERED',
    isPickedUp: false,
    requiresShipping: true,
    pickupAddress: null,
    trackingInformation: [company, number, url].some(Boolean) ? [{ company, number, url }] : [],
    events: (args: ListArgs) => listConnection(eventsOf(fulfillment), args, (event) => event),
    fulfillmentLineItems: (args: ListArgs) =>
      listConnection(linesOfParcel(order, fulfillment), args, ([index, line]) => ({
        id: gid('FulfillmentLineItem', id * 1000 + index),
        quantity: line.sentQuantity,
        lineItem: lineView(context, order, line, index),
      })),
  };
}

const eventsOf = ({ id, deliveredAt }: Fulfillment) =>
  deliveredAt
    ? [{ id: gid('FulfillmentEvent', id), status: 'DELIVERED', happenedAt: deliveredAt }]
    : [];

const refundView = ({ id, refunded, currency }: Order, at: string) => ({
  __typename: 'Refund',
  id: gid('Refund', id),
  createdAt: at,
  updatedAt: at,
  returnName: null,
  totalRefunded: money(refunded, currency),
});

const orderAddress = (order: Order) => customerAddressView(order.id, addressOfOrder(order));

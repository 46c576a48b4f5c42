import type { World } from '../../world/world';
import { currentOf } from '../orders/current';
import {
  isDeliveredOrder,
  isSentOrder,
  linesOfParcel,
  orderName,
  statusUrl,
  type Fulfillment,
  type Order,
  type OrderLine,
} from '../orders/orders';
import { returnName, returnsOf, type OrderReturn } from '../orders/returns';
import { variantById } from '../storage/products';
import { taxTotal } from '../taxes/taxes';
import { addressOfOrder } from '../storefront-api/customers/order-view';
import { gid } from '../storefront-api/graphql/gid';
import { money } from '../storefront-api/graphql/money';
import { listConnection, type PageArgs } from '../storefront-api/graphql/paging';
import { imageView } from '../storefront-api/products/media';
import { selectedOptions } from '../storefront-api/products/variant';

type ListArgs = PageArgs & { reverse: boolean };

/** The shop's own currency isn't stored, so both amounts are in the currency paid. */
const bag = (amount: number, { currency }: Order) => {
  const paid = money(amount, currency);
  return { presentmentMoney: paid, shopMoney: paid };
};

const withoutMs = (time: string) => time.replace(/\.\d+Z$/, 'Z');

export function orderView(world: World, order: Order): Record<string, unknown> {
  const processedAt = withoutMs(order.processedAt);
  const current = currentOf(order);
  return {
    __typename: 'Order',
    id: gid('Order', order.id),
    name: orderName(order),
    email: order.email,
    phone: order.phone,
    createdAt: processedAt,
    processedAt,
    cancelledAt: order.cancelledAt && withoutMs(order.cancelledAt),
    currencyCode: order.currency,
    presentmentCurrencyCode: order.currency,
    displayFinancialStatus: order.financialStatus,
    displayFulfillmentStatus: order.fulfillmentStatus,
    requiresShipping: isSentOrder(order),
    shippingAddress: () => (isDeliveredOrder(order) ? addressView(order) : null),
    statusPageUrl: statusUrl(world, order),
    subtotalPriceSet: bag(order.subtotal, order),
    currentSubtotalPriceSet: bag(current.subtotal, order),
    totalPriceSet: bag(order.total, order),
    currentTotalPriceSet: bag(current.total, order),
    currentTotalTaxSet: bag(taxTotal(current.taxes), order),
    currentTotalDutiesSet: null,
    totalTipReceivedSet: bag(0, order),
    taxesIncluded: current.taxes.included,
    totalRefundedSet: bag(order.refunded, order),
    shippingLines: (args: ListArgs) =>
      listConnection(isSentOrder(order) ? [order] : [], args, shippingLineView),
    fulfillments: ({ first }: { first?: number | null }) =>
      order.fulfillments
        .slice(0, first ?? undefined)
        .map((one) => fulfillmentView(world, order, one)),
    lineItems: (args: ListArgs) =>
      listConnection([...order.lines.entries()], args, ([index, line]) =>
        lineView(world, order, line, index),
      ),
    returns: (args: ListArgs) =>
      listConnection(returnsOf(world.sql, order.id), args, (one) => returnView(world, order, one)),
  };
}

function returnView(world: World, order: Order, one: OrderReturn) {
  return {
    id: gid('Return', one.id),
    name: returnName(order, one),
    status: one.status,
    totalQuantity: one.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    returnLineItems: (args: ListArgs) =>
      listConnection(one.lines, args, ({ position, quantity, reason, note }) => ({
        __typename: 'ReturnLineItem',
        id: gid('ReturnLineItem', one.id * 1000 + position),
        quantity,
        returnReason: reason,
        customerNote: note,
        fulfillmentLineItem: {
          id: gid('FulfillmentLineItem', order.id * 1000 + position),
          quantity: order.lines[position]!.sentQuantity,
          lineItem: lineView(world, order, order.lines[position]!, position),
        },
      })),
  };
}

function addressView(order: Order) {
  const address = addressOfOrder(order);
  const name = [address.firstName, address.lastName].filter(Boolean).join(' ') || null;
  return { ...address, id: gid('MailingAddress', order.id), name };
}

function shippingLineView(order: Order) {
  const discount = order.discounts
    .filter(({ delivery }) => delivery)
    .reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: gid('ShippingLine', order.id),
    title: order.shippingTitle,
    originalPriceSet: bag(order.shipping + discount, order),
    discountedPriceSet: bag(order.shipping, order),
  };
}

function fulfillmentView(world: World, order: Order, fulfillment: Fulfillment) {
  const { id, createdAt, deliveredAt, company, number, url } = fulfillment;
  return {
    id: gid('Fulfillment', id),
    status: 'SUCCESS',
    createdAt: withoutMs(createdAt),
    deliveredAt: deliveredAt && withoutMs(deliveredAt),
    trackingInfo: ({ first: most }: { first?: number | null }) =>
      [company, number, url].some(Boolean)
        ? [{ company, number, url }].slice(0, most ?? undefined)
        : [],
    fulfillmentLineItems: (args: ListArgs) =>
      listConnection(linesOfParcel(order, fulfillment), args, ([index, line]) => ({
        id: gid('FulfillmentLineItem', id * 1000 + index),
        quantity: line.sentQuantity,
        lineItem: lineView(world, order, line, index),
      })),
  };
}

function lineView(world: World, order: Order, line: OrderLine, index: number) {
  const found = variantById(world.sql, line.variantId);
  return {
    id: gid('LineItem', order.id * 1000 + index),
    title: line.title,
    variantTitle: line.variantTitle === 'Default Title' ? null : line.variantTitle,
    quantity: line.quantity,
    currentQuantity: line.currentQuantity,
    unfulfilledQuantity: line.sentQuantity > 0 ? 0 : line.currentQuantity,
    requiresShipping: found?.variant.requiresShipping ?? true,
    isGiftCard: found?.product.giftCard ?? false,
    customAttributes: line.attributes,
    lineItemGroup: line.bundle && {
      id: gid('LineItemGroup', line.bundle.variantId),
      title: line.bundle.title,
      quantity: line.bundle.quantity,
    },
    image: lineImage(world, line, found),
    originalTotalSet: bag(line.originalTotal, order),
    discountAllocations: line.discounts.map(({ amount }) => ({
      allocatedAmountSet: bag(amount, order),
    })),
    sellingPlan: line.plan === null ? null : { name: line.plan, sellingPlanId: null },
    variant: found && {
      id: gid('ProductVariant', line.variantId),
      title: found.variant.title,
      selectedOptions: selectedOptions(found.product, found.variant),
    },
  };
}

/** Orders store only the image's path, so a deleted product's image has no size. */
function lineImage(
  world: World,
  { image, title }: OrderLine,
  found: ReturnType<typeof variantById>,
) {
  if (image === null) return null;
  const known = found?.product.images.find(({ src }) => src === image);
  const copy = { src: image, alt: title, width: 0, height: 0 };
  const { id, altText, width, height, src } = imageView({ world }, known ?? copy, null);
  return { id, altText, url: src, width: known ? width : null, height: known ? height : null };
}

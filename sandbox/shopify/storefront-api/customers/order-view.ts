import { countryName } from '../../customers/contact';
import { provinceCode } from '../../customers/zones';
import { currentOf } from '../../orders/current';
import {
  isDeliveredOrder,
  lineDiscountedTotal,
  orderName,
  statusUrl,
  type Order,
  type OrderLine,
} from '../../orders/orders';
import { variantById } from '../../storage/products';
import { taxTotal } from '../../taxes/taxes';
import type { Context } from '../graphql/context';
import { gid } from '../graphql/gid';
import { money } from '../graphql/money';
import { listConnection, type PageArgs } from '../graphql/paging';
import { variantView } from '../products/views';
import { addressView, type Address } from './address-view';
import { discountApplication } from './order-discounts';

/** In the currency paid. */
export function orderView(context: Context, order: Order) {
  const priced = (amount: number) => money(amount, order.currency);
  const current = currentOf(order);
  return {
    __typename: 'Order',
    id: `${gid('Order', order.id)}?key=${order.key}`,
    name: orderName(order),
    orderNumber: order.number,
    processedAt: order.processedAt.replace(/\.\d+Z$/, 'Z'),
    financialStatus: order.financialStatus,
    fulfillmentStatus: order.fulfillmentStatus,
    currencyCode: order.currency,
    email: order.email,
    phone: order.phone,
    statusUrl: statusUrl(context.world, order),
    customerUrl: null,
    cancelReason: order.cancelReason,
    canceledAt: order.cancelledAt,
    edited: order.edited,
    customAttributes: [],
    subtotalPrice: priced(order.subtotal),
    totalPrice: priced(order.total),
    totalPriceV2: priced(order.total),
    originalTotalPrice: priced(order.total),
    currentTotalPrice: priced(current.total),
    currentSubtotalPrice: priced(current.subtotal),
    totalShippingPrice: priced(order.shipping),
    currentTotalShippingPrice: priced(current.shipping),
    shippingDiscountAllocations: order.discounts
      .filter((discount) => discount.delivery)
      .map((discount) => ({
        allocatedAmount: priced(discount.amount),
        discountApplication: discountApplication(context.world, order, discount),
      })),
    originalTotalDuties: null,
    currentTotalDuties: null,
    totalRefunded: priced(order.refunded),
    totalTax: priced(taxTotal(order.taxes)),
    totalTaxV2: priced(taxTotal(order.taxes)),
    currentTotalTax: priced(taxTotal(current.taxes)),
    shippingAddress: () => (isDeliveredOrder(order) ? shippingAddress(order) : null),
    billingAddress: () => shippingAddress(order),
    successfulFulfillments: ({ first }: { first?: number | null }) =>
      order.fulfillments.slice(0, first ?? undefined).map(({ company, number, url }) => ({
        trackingCompany: company,
        trackingInfo: [{ number, url }],
      })),
    lineItems: (args: PageArgs & { reverse: boolean }) =>
      listConnection(order.lines, args, (line) => lineView(context, order, line)),
  };
}

function lineView(context: Context, order: Order, line: OrderLine) {
  return {
    title: line.title,
    quantity: line.quantity,
    currentQuantity: line.currentQuantity,
    originalTotalPrice: money(line.originalTotal, order.currency),
    discountedTotalPrice: money(lineDiscountedTotal(line), order.currency),
    customAttributes: line.attributes,
    discountAllocations: line.discounts.map((share) => ({
      allocatedAmount: money(share.amount, order.currency),
      discountApplication: discountApplication(
        context.world,
        order,
        order.discounts.find(({ name }) => name === share.name) ?? share,
      ),
    })),
    variant: () => {
      const found = variantById(context.sql, line.variantId);
      const priced = { ...context, currency: order.currency };
      return found && variantView(priced, found.product, found.variant);
    },
  };
}

const shippingAddress = (order: Order) =>
  addressView(`${gid('MailingAddress', order.id)}?model_name=Address`, addressOfOrder(order));

export function addressOfOrder({ address }: Order): Address {
  return {
    firstName: address.firstName,
    lastName: address.lastName,
    company: address.company || null,
    address1: address.address1,
    address2: address.address2 || null,
    city: address.city,
    province: address.province || null,
    provinceCode: provinceCode(address.country, address.province ?? ''),
    country: countryName(address.country),
    countryCode: address.country,
    zip: address.zip || null,
    phone: address.phone || null,
  };
}

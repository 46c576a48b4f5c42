/** Schemas of the Storefront API's orders, and their conversion to `OrderSummary` and `OrderLine`. */
import * as v from 'valibot';
import { digitsOf, imageSchema, moneySchema } from '~/services/shopify/common.schema';
import {
  gramsOf,
  httpAddress,
  orderDate,
  statusInWords,
  type OrderLine,
  type OrderSummary,
} from './account';
import { customerOf, edges, pageInfo } from './connection.schema';

const orderFields = {
  id: v.string(),
  name: v.string(),
  processedAt: v.string(),
  financialStatus: v.nullish(v.string(), null),
  fulfillmentStatus: v.string(),
  totalPrice: moneySchema,
  successfulFulfillments: v.nullish(
    v.array(
      v.object({
        trackingInfo: v.array(
          v.object({ number: v.nullish(v.string(), null), url: v.nullish(v.string(), null) }),
        ),
      }),
    ),
    [],
  ),
};
const orderObject = v.object(orderFields);

function toSummary(wire: v.InferOutput<typeof orderObject>): OrderSummary {
  const tracking = wire.successfulFulfillments[0]?.trackingInfo[0];
  return {
    id: digitsOf(wire.id),
    name: wire.name,
    date: orderDate(wire.processedAt),
    payment: statusInWords(wire.financialStatus),
    fulfilment: statusInWords(wire.fulfillmentStatus),
    tracking: tracking?.number
      ? { number: tracking.number, href: httpAddress(tracking.url) }
      : null,
    total: wire.totalPrice,
  };
}

export const summaries = v.object({ edges: edges(v.pipe(orderObject, v.transform(toSummary))) });

export const ordersSchema = customerOf(
  v.object({ numberOfOrders: v.pipe(v.string(), v.transform(Number)), orders: summaries }),
);

export const orderCursorsSchema = customerOf(
  v.object({
    orders: v.object({
      edges: v.array(v.object({ cursor: v.string(), node: v.object({ id: v.string() }) })),
      pageInfo,
    }),
  }),
);

const lineSchema = v.pipe(
  v.object({
    title: v.string(),
    quantity: v.number(),
    discountedTotalPrice: moneySchema,
    customAttributes: v.array(v.object({ key: v.string(), value: v.nullish(v.string(), null) })),
    variant: v.nullish(
      v.object({
        id: v.string(),
        weight: v.nullish(v.number(), null),
        weightUnit: v.string(),
        image: v.nullish(imageSchema, null),
        product: v.object({ handle: v.string() }),
      }),
      null,
    ),
  }),
  v.transform(({ title, quantity, discountedTotalPrice, customAttributes, variant }): OrderLine => {
    const attributes = new Map(customAttributes.map(({ key, value }) => [key, value]));
    return {
      title,
      quantity,
      price: discountedTotalPrice,
      image: variant?.image ?? null,
      grams: variant && gramsOf(variant.weight, variant.weightUnit),
      colour: attributes.get('_colour') ?? null,
      size: attributes.get('_size') ?? null,
      product: variant && { handle: variant.product.handle, merchandise: digitsOf(variant.id) },
    };
  }),
);

/** One order with a page of its lines. */
export const orderSchema = customerOf(
  v.object({
    orders: v.object({
      edges: edges(
        v.pipe(
          v.object({
            ...orderFields,
            totalShippingPrice: moneySchema,
            shippingAddress: v.nullish(v.object({ formatted: v.array(v.string()) }), null),
            lineItems: v.object({ edges: edges(lineSchema), pageInfo }),
          }),
          v.transform((wire) => ({
            summary: toSummary(wire),
            shipping: wire.totalShippingPrice,
            shippedTo: wire.shippingAddress?.formatted ?? [],
            lines: wire.lineItems.edges.map(({ node }) => node),
            pageInfo: wire.lineItems.pageInfo,
          })),
        ),
      ),
    }),
  }),
);

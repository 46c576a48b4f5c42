/** Schemas of the Storefront API's customers, addresses and orders, and of the customer mutations' payloads. */
import * as v from 'valibot';
import { sizeTerm } from '~/features/catalog/variant-words';
import { digitsOf, gramsOf, imageSchema, moneySchema } from '~/services/shopify/common.schema';
import {
  httpAddress,
  orderDate,
  hasLeft,
  statusInWords,
  type Address,
  type OrderLine,
  type OrderSummary,
} from '../account';
import { pageInfo, text, time } from '../account-fields.schema';

const edges = <T extends v.GenericSchema>(node: T) => v.array(v.object({ node }));

/** Schema of a customer query's `data`: the customer, or null when the token is invalid or expired. */
const customerOf = <T extends v.GenericSchema>(customer: T) =>
  v.object({ customer: v.nullable(customer) });

const orderFields = {
  id: v.string(),
  name: v.string(),
  orderNumber: v.number(),
  processedAt: time,
  financialStatus: v.nullish(v.string(), null),
  fulfillmentStatus: v.string(),
  totalPrice: moneySchema,
  /** Null when nothing of the order is sent. */
  shippingAddress: v.nullish(v.object({}), null),
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

function toSummary(order: v.InferOutput<typeof orderObject>): OrderSummary {
  const tracking = order.successfulFulfillments[0]?.trackingInfo[0];
  return {
    id: digitsOf(order.id),
    name: order.name,
    number: order.orderNumber,
    date: orderDate(order.processedAt),
    payment: statusInWords(order.financialStatus),
    fulfilment: statusInWords(order.fulfillmentStatus, order.shippingAddress !== null),
    hasLeft: hasLeft(order.fulfillmentStatus),
    tracking: tracking?.number
      ? { number: tracking.number, href: httpAddress(tracking.url) }
      : null,
    total: order.totalPrice,
  };
}

const summaries = v.object({ edges: edges(v.pipe(orderObject, v.transform(toSummary))) });

/** `MailingAddress`. The customer's access token is part of `gid`, which must not leave the server. */
const addressSchema = v.pipe(
  v.object({
    id: v.string(),
    firstName: text,
    lastName: text,
    company: text,
    address1: text,
    address2: text,
    city: text,
    province: text,
    provinceCode: text,
    country: text,
    countryCodeV2: text,
    zip: text,
    phone: text,
    formatted: v.array(v.string()),
  }),
  v.transform(({ id, formatted, countryCodeV2, ...rest }) => ({
    gid: id,
    address: {
      ...rest,
      id: digitsOf(id),
      countryCode: countryCodeV2,
      lines: formatted,
    } satisfies Address,
  })),
);

const nameFields = { firstName: text, lastName: text };
/** The e-mail may be null (customers with a telephone number only), but is there in any answer to the question. */
const profileFields = {
  ...nameFields,
  email: v.pipe(
    v.nullable(v.string()),
    v.transform((value) => value?.trim() ?? ''),
  ),
};

export const profileSchema = customerOf(v.object(profileFields));

export const overviewSchema = customerOf(
  v.object({
    ...profileFields,
    defaultAddress: v.nullable(addressSchema),
    orders: summaries,
  }),
);

export const addressesSchema = customerOf(
  v.object({
    ...nameFields,
    defaultAddress: v.nullable(v.object({ id: v.string() })),
    addresses: v.object({ edges: edges(addressSchema) }),
  }),
);

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
        selectedOptions: v.optional(v.array(v.object({ name: v.string() })), []),
        requiresShipping: v.optional(v.boolean(), true),
        weight: v.nullish(v.number(), null),
        weightUnit: v.string(),
        image: v.nullish(imageSchema, null),
        product: v.object({ handle: v.string() }),
      }),
      null,
    ),
  }),
  v.transform(({ title, quantity, discountedTotalPrice, customAttributes, variant }): OrderLine => {
    const sent = variant?.requiresShipping !== false;
    const attributes = new Map(customAttributes.map(({ key, value }) => [key, value]));
    return {
      title,
      quantity,
      price: discountedTotalPrice,
      image: variant?.image ?? null,
      grams: variant && sent ? gramsOf(variant.weight, variant.weightUnit) : null,
      colour: (sent && attributes.get('_colour')) || null,
      size: attributes.get('_size') ?? null,
      sizeTerm: sizeTerm(variant?.selectedOptions ?? []),
      product: variant && { handle: variant.product.handle, variantId: digitsOf(variant.id) },
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
          v.transform((order) => ({
            summary: toSummary(order),
            shipping: order.totalShippingPrice,
            shippedTo: order.shippingAddress?.formatted ?? [],
            lines: order.lineItems.edges.map(({ node }) => node),
            pageInfo: order.lineItems.pageInfo,
          })),
        ),
      ),
    }),
  }),
);

/** Schema of the shop's `data`: ISO 3166-1 alpha-2. */
export const shipsToSchema = v.pipe(
  v.object({ shop: v.object({ shipsToCountries: v.array(v.string()) }) }),
  v.transform(({ shop }) => shop.shipsToCountries),
);

const accessToken = v.object({
  accessToken: v.pipe(v.string(), v.nonEmpty()),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
});

const userErrors = v.optional(v.array(v.object({ message: v.string() })));

const payloadFields = v.pipe(
  v.object({
    customerUserErrors: userErrors,
    /** Deprecated, but the only list that `customerAccessTokenDelete` and `customerAccessTokenRenew` return. */
    userErrors,
    customerAccessToken: v.nullish(accessToken, null),
    customer: v.nullish(v.object({ id: v.string() }), null),
    customerAddress: v.nullish(v.object({ id: v.string() }), null),
  }),
  // A payload without a list of errors does not prove success.
  v.check((payload) => Boolean(payload.customerUserErrors ?? payload.userErrors), 'No errors list'),
);

/** Result of a mutation: the fields that it returned, and the first user error, if any, for the shopper. */
export interface CustomerPayload {
  token: v.InferOutput<typeof accessToken> | null;
  /** Digits of the customer's gid. */
  customerId: string | null;
  /** Gid of the address, which carries the access token and must not leave the server. */
  addressGid: string | null;
  problem: string | null;
}

/**
 * A mutation's `data`, whose only field is the payload. It is null only beside top-level errors, which are
 * thrown before parsing.
 */
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
      addressGid: customerAddress && customerAddress.id,
      problem: first?.message ?? null,
    };
  }),
);

/** The commerce backend's customer answers and what they become. contracts §1.3, §1.8. */
import * as v from 'valibot';
import { digitsOf, imageSchema, moneySchema } from '~/services/storefront/scalars';
import {
  gramsOf,
  httpAddress,
  orderDate,
  statusInWords,
  type Address,
  type OrderLine,
  type OrderSummary,
} from './account';

const text = v.pipe(
  v.nullish(v.string(), null),
  v.transform((value) => value?.trim() ?? ''),
);

/** `MailingAddress`; `gid` holds the customer's token and must not leave the server. */
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
const profileFields = { ...nameFields, email: text };

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

const edges = <T extends v.GenericSchema>(node: T) => v.array(v.object({ node }));
const pageInfo = v.object({ hasNextPage: v.boolean(), endCursor: v.nullish(v.string(), null) });
const summaries = v.object({ edges: edges(v.pipe(orderObject, v.transform(toSummary))) });

/** `data` of a read: the customer, or null for a token that is not (or no longer) good. */
const customerOf = <T extends v.GenericSchema>(customer: T) =>
  v.object({ customer: v.nullable(customer) });

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

export const orderPlacesSchema = customerOf(
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

const accessToken = v.object({
  accessToken: v.pipe(v.string(), v.nonEmpty()),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
});

const userErrors = v.nullish(v.array(v.object({ message: v.string() })), []);

const payloadFields = v.object({
  customerUserErrors: userErrors,
  /** Two operations have only these. */
  userErrors,
  customerAccessToken: v.nullish(accessToken, null),
  customer: v.nullish(v.object({ id: v.string() }), null),
});

/** What came of a change: the fields that it has, and the first message for the shopper, if any. */
export interface Payload {
  token: v.InferOutput<typeof accessToken> | null;
  /** Digits. */
  customerId: string | null;
  problem: string | null;
}

/** `data` of a mutation; its payload may be null. contracts §1.3. */
export const payloadSchema = (field: string) =>
  v.pipe(
    v.object({ [field]: v.nullable(payloadFields) }),
    v.transform((data): Payload => {
      const payload = data[field];
      if (!payload) return { token: null, customerId: null, problem: null };
      const [first] = [...payload.customerUserErrors, ...payload.userErrors];
      return {
        token: payload.customerAccessToken,
        customerId: payload.customer && digitsOf(payload.customer.id),
        problem: first?.message ?? null,
      };
    }),
  );

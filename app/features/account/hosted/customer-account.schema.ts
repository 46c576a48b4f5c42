/** Schemas of the Customer Account API's customers, addresses and orders. */
import * as v from 'valibot';
import { sizeTerm } from '~/features/catalog/variant-words';
import { digitsOf, gramsOf, imageSchema, moneySchema } from '~/services/shopify/common.schema';
import {
  httpAddress,
  orderDate,
  hasLeft,
  statusInWords,
  sumOf,
  type Address,
  type OrderLine,
  type OrderSummary,
} from '../account';
import { pageInfo, text, time } from '../account-fields.schema';

const customerOf = <T extends v.ObjectEntries>(fields: T) =>
  v.pipe(
    v.object({ customer: v.object(fields) }),
    v.transform(({ customer }) => customer),
  );

const nodesOf = <T extends v.GenericSchema>(node: T) => v.object({ nodes: v.array(node) });

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
    zoneCode: text,
    country: text,
    territoryCode: text,
    zip: text,
    phoneNumber: text,
    formatted: v.array(v.string()),
  }),
  v.transform(({ id, formatted, zoneCode, territoryCode, phoneNumber, ...rest }) => ({
    gid: id,
    address: {
      ...rest,
      id: digitsOf(id),
      provinceCode: zoneCode,
      countryCode: territoryCode,
      phone: phoneNumber,
      lines: formatted,
    } satisfies Address,
  })),
);

const orderFields = {
  id: v.string(),
  name: v.string(),
  number: v.number(),
  processedAt: time,
  financialStatus: v.nullish(v.string(), null),
  fulfillmentStatus: v.nullish(v.string(), null),
  totalPrice: moneySchema,
  /** None where nothing is sent. */
  shippingAddress: v.nullish(v.object({}), null),
  fulfillments: nodesOf(
    v.object({
      status: v.nullish(v.string(), null),
      trackingInformation: v.array(
        v.object({ number: v.nullish(v.string(), null), url: v.nullish(v.string(), null) }),
      ),
    }),
  ),
};
const orderObject = v.object(orderFields);

function toSummary(order: v.InferOutput<typeof orderObject>): OrderSummary {
  const sent = order.fulfillments.nodes.find(({ status }) => status === 'SUCCESS');
  const tracking = sent?.trackingInformation[0];
  return {
    id: digitsOf(order.id),
    name: order.name,
    number: order.number,
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

const summaries = nodesOf(v.pipe(orderObject, v.transform(toSummary)));

/** Customers without an e-mail have none of its object. */
const email = v.pipe(
  v.nullable(v.object({ emailAddress: text })),
  v.transform((value) => value?.emailAddress ?? ''),
);
const nameFields = { firstName: text, lastName: text };
const profileFields = { ...nameFields, emailAddress: email };

const toProfile = ({
  firstName,
  lastName,
  emailAddress,
}: Record<keyof typeof profileFields, string>) => ({ firstName, lastName, email: emailAddress });

export const profileSchema = v.pipe(customerOf(profileFields), v.transform(toProfile));

export const overviewSchema = v.pipe(
  customerOf({
    ...profileFields,
    defaultAddress: v.nullable(addressSchema),
    orders: summaries,
  }),
  v.transform(({ defaultAddress, orders, ...profile }) => ({
    profile: toProfile(profile),
    defaultAddress: defaultAddress?.address ?? null,
    orders: orders.nodes,
  })),
);

export const addressesSchema = v.pipe(
  customerOf({
    ...nameFields,
    defaultAddress: v.nullable(v.object({ id: v.string() })),
    addresses: nodesOf(addressSchema),
  }),
  v.transform(({ addresses, defaultAddress, ...owner }) => ({
    nodes: addresses.nodes,
    defaultGid: defaultAddress?.id ?? null,
    owner,
  })),
);

const ids = v.array(v.object({ id: v.string() }));

/** A page of orders, and how many there are from there on: `more` when there are more than were counted. */
export const ordersSchema = v.pipe(
  customerOf({
    orders: summaries,
    following: v.object({ nodes: ids, pageInfo: v.object({ hasNextPage: v.boolean() }) }),
  }),
  v.transform(({ orders, following }) => ({
    orders: orders.nodes,
    counted: following.nodes.length,
    more: following.pageInfo.hasNextPage,
  })),
);

/** Where a list of orders goes on: how many were passed over, and the cursor; null at its end. */
export const orderCursorSchema = v.pipe(
  customerOf({ orders: v.object({ nodes: ids, pageInfo }) }),
  v.transform(({ orders: { nodes, pageInfo } }) => ({
    passed: nodes.length,
    after: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  })),
);

/** A line without what its order has no copy of. `variant`: the gid of what was bought. */
export interface CopiedLine extends Omit<OrderLine, 'grams' | 'product'> {
  variant: string | null;
}

const lineSchema = v.pipe(
  v.object({
    title: v.string(),
    quantity: v.number(),
    variantId: v.nullish(v.string(), null),
    variantOptions: v.nullish(v.array(v.object({ name: v.string() })), null),
    totalPrice: moneySchema,
    totalDiscount: moneySchema,
    customAttributes: v.array(v.object({ key: v.string(), value: v.nullish(v.string(), null) })),
    image: v.nullish(imageSchema, null),
  }),
  v.transform((line): CopiedLine => {
    const { title, quantity, variantId, variantOptions, totalPrice, totalDiscount, image } = line;
    const attributes = new Map(line.customAttributes.map(({ key, value }) => [key, value]));
    return {
      title,
      quantity,
      price: less(totalPrice, [totalDiscount]),
      image,
      colour: attributes.get('_colour') ?? null,
      size: attributes.get('_size') ?? null,
      sizeTerm: sizeTerm(variantOptions ?? []),
      variant: variantId,
    };
  }),
);

type Amount = v.InferOutput<typeof moneySchema>;

/** An amount without discounts of the same currency. */
const less = (amount: Amount, discounts: Amount[]): Amount =>
  sumOf([amount, ...discounts.map((one) => ({ ...one, amount: -one.amount }))], amount.currency);

/** One order with a part of its lines; null when it does not exist or is someone else's. */
export const orderSchema = v.pipe(
  v.object({
    order: v.nullable(
      v.object({
        ...orderFields,
        totalShipping: moneySchema,
        shippingDiscountAllocations: v.array(v.object({ allocatedAmount: moneySchema })),
        shippingAddress: v.nullish(v.object({ formatted: v.array(v.string()) }), null),
        lineItems: v.object({ nodes: v.array(lineSchema), pageInfo }),
      }),
    ),
  }),
  v.transform(
    ({ order }) =>
      order && {
        summary: toSummary(order),
        shipping: less(
          order.totalShipping,
          order.shippingDiscountAllocations.map(({ allocatedAmount }) => allocatedAmount),
        ),
        shippedTo: order.shippingAddress?.formatted ?? [],
        lines: order.lineItems.nodes,
        after: order.lineItems.pageInfo.hasNextPage ? order.lineItems.pageInfo.endCursor : null,
      },
  ),
);

/** Variants that are sold today, by their gids. */
export const variantsSchema = v.pipe(
  v.object({
    nodes: v.array(
      v.nullable(
        v.object({
          id: v.string(),
          weight: v.nullish(v.number(), null),
          weightUnit: v.string(),
          product: v.object({ handle: v.string() }),
        }),
      ),
    ),
  }),
  v.transform(
    ({ nodes }) =>
      new Map(
        nodes
          .filter((node) => node !== null)
          .map(({ id, weight, weightUnit, product }) => [
            id,
            {
              grams: gramsOf(weight, weightUnit),
              product: { handle: product.handle, variantId: digitsOf(id) },
            },
          ]),
      ),
  ),
);

const userErrors = v.array(
  v.object({
    code: v.nullish(v.string(), null),
    field: v.nullish(v.array(v.string()), null),
    message: v.string(),
  }),
);

/** Why Shopify refused a change; null when it was made. */
export type UserError = v.InferOutput<typeof userErrors>[number];

/** The first of the user errors in a mutation's payloads. */
export const changeSchema = v.pipe(
  v.record(v.string(), v.nullable(v.object({ userErrors }))),
  v.check((data) => Object.values(data).every(Boolean), 'No payload'),
  v.transform(
    (data): UserError | null =>
      Object.values(data).flatMap((payload) => payload?.userErrors ?? [])[0] ?? null,
  ),
);

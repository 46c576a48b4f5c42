import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  changeSchema,
  orderCursorSchema,
  orderSchema,
  ordersSchema,
  profileSchema,
  sentItemsSchema,
} from './customer-account.schema';

const money = (amount: string) => ({ amount, currencyCode: 'EUR' });
const order = {
  id: 'gid://shopify/Order/51',
  name: '#1001',
  number: 1001,
  processedAt: '2026-07-09T23:33:16Z',
  financialStatus: 'PAID',
  fulfillmentStatus: 'IN_TRANSIT',
  cancelledAt: null,
  totalPrice: money('30.0'),
  shippingAddress: { territoryCode: 'DE' },
  fulfillments: { nodes: [] },
};
const parcel = (status: string, number: string | null, url: string | null = null) => ({
  status,
  trackingInformation: [{ number, url }],
});
const summaryOf = (changes: object) => {
  const following = { nodes: [{ id: order.id }], pageInfo: { hasNextPage: false } };
  const data = { customer: { orders: { nodes: [{ ...order, ...changes }] }, following } };
  return v.parse(ordersSchema, data).orders[0];
};

test('an order is summed up in words', () => {
  expect(summaryOf({})).toEqual({
    id: '51',
    name: '#1001',
    number: 1001,
    date: '2026-07-09T23:33:16Z',
    payment: 'Paid',
    fulfilment: 'On its way',
    hasLeft: true,
    isShipped: true,
    tracking: null,
    cancelledOn: null,
    total: { amount: 30, currency: 'EUR' },
  });
  expect(summaryOf({ financialStatus: null })).toMatchObject({ payment: '' });
});

test('a cancelled order can’t be returned or reviewed, whatever was sent', () => {
  expect(summaryOf({ cancelledAt: '2026-07-10T08:00:00Z' })).toMatchObject({
    fulfilment: 'Cancelled',
    hasLeft: false,
  });
});

test('an order shows its first parcel, and only http(s) becomes a link [R-296]', () => {
  const https = 'https://track.example/2';
  const nodes = [parcel('CANCELLED', '1', https), parcel('SUCCESS', '2', https)];
  expect(summaryOf({ fulfillments: { nodes } })?.tracking).toEqual({ number: '2', href: https });
  const hostile = { nodes: [parcel('SUCCESS', '3', 'javascript:alert(1)')] };
  expect(summaryOf({ fulfillments: hostile })?.tracking).toEqual({ number: '3', href: null });
  const unknown = { nodes: [parcel('SUCCESS', null, https)] };
  expect(summaryOf({ fulfillments: unknown })?.tracking).toBeNull();
});

const line = {
  title: 'Brae Pendant',
  quantity: 2,
  refundableQuantity: 2,
  variantId: 'gid://shopify/ProductVariant/7',
  variantOptions: [{ name: 'Finish' }],
  totalPrice: money('20.3'),
  discountAllocations: [{ allocatedAmount: money('0.1') }, { allocatedAmount: money('0.1') }],
  customAttributes: [
    { key: '_colour', value: 'Brass' },
    { key: '_size', value: null },
    { key: '_plan', value: 'Deliver every month' },
  ],
  variantTitle: null,
  image: null,
};
const whole = {
  ...order,
  cancelReason: null,
  totalRefunded: money('0.0'),
  totalShipping: money('12.5'),
  shippingLine: { title: 'Express delivery' },
  totalTax: null,
  totalTip: null,
  totalDuties: null,
  shippingDiscountAllocations: [{ allocatedAmount: money('12.5') }],
  shippingAddress: null,
  parcels: { nodes: [] },
  lineItems: { nodes: [line], pageInfo: { hasNextPage: true, endCursor: 'c' } },
};

test('lines and shipping cost what was paid for them, discounts taken off', () => {
  expect(v.parse(orderSchema, { order: whole })).toMatchObject({
    shipping: { amount: 0, currency: 'EUR' },
    shippingTitle: 'Express delivery',
    shippedTo: [],
    after: 'c',
    lines: [
      {
        title: 'Brae Pendant',
        price: { amount: 20.1, currency: 'EUR' },
        colour: 'Brass',
        size: null,
        sizeTerm: 'Finish',
        plan: 'Deliver every month',
        variant: 'gid://shopify/ProductVariant/7',
      },
    ],
  });
});

test('an edited order has the price of what remains; a cancelled one keeps its lines', () => {
  const edited = { ...whole.lineItems, nodes: [{ ...line, refundableQuantity: 1 }] };
  expect(v.parse(orderSchema, { order: { ...whole, lineItems: edited } })?.lines).toMatchObject([
    { quantity: 2, currentQuantity: 1, price: { amount: 10.05 } },
  ]);
  const cancelled = { cancelledAt: '2026-07-10T08:00:00Z', cancelReason: 'CUSTOMER' };
  expect(
    v.parse(orderSchema, { order: { ...whole, ...cancelled, lineItems: edited } }),
  ).toMatchObject({
    summary: { cancelledOn: '2026-07-10T08:00:00Z', fulfilment: 'Cancelled' },
    cancelReason: 'You asked us to cancel it.',
    lines: [{ currentQuantity: 2, price: { amount: 20.1 } }],
  });
});

test('a tip and duties are further parts of the total', () => {
  const extrasOf = (changes: object) =>
    v.parse(orderSchema, { order: { ...whole, ...changes } })?.extras;
  expect(extrasOf({})).toEqual([]);
  expect(extrasOf({ totalTip: money('5.0'), totalDuties: money('3.0') })).toEqual([
    { name: 'Duties', amount: { amount: 3, currency: 'EUR' } },
    { name: 'Tip', amount: { amount: 5, currency: 'EUR' } },
  ]);
});

test('an order has arrived with its last parcel, once Shopify reports all as delivered', () => {
  const parcelWith = (...events: object[]) => ({
    ...{ status: 'SUCCESS', trackingInformation: [] },
    events: { nodes: events },
  });
  const at = (happenedAt: string, status = 'DELIVERED') => parcelWith({ status, happenedAt });
  const early = at('2026-07-12T23:30:00Z');
  const late = at('2026-07-14T09:00:00Z');
  const read = (changes: object, ...nodes: object[]) =>
    v.parse(orderSchema, { order: { ...whole, ...changes, parcels: { nodes } } })!;
  const dayOf = (fulfillmentStatus: string, ...nodes: object[]) =>
    read({ fulfillmentStatus }, ...nodes).deliveredOn;
  expect(dayOf('DELIVERED', late, early, parcelWith())).toBe('2026-07-14T09:00:00Z');
  expect(dayOf('MULTIPLE_SHIPMENTS', early, at('2026-07-14T09:00:00Z', 'IN_TRANSIT'))).toBeNull();
  expect(dayOf('DELIVERED', parcelWith())).toBeNull();
  expect(dayOf('FULFILLED', late, early)).toBe('2026-07-14T09:00:00Z');
  expect(dayOf('FULFILLED', late, { ...parcelWith(), status: 'CANCELLED' })).toBe(
    '2026-07-14T09:00:00Z',
  );
  expect(dayOf('FULFILLED', late, parcelWith())).toBeNull();
  expect(dayOf('FULFILLED')).toBeNull();
  expect(dayOf('PARTIALLY_FULFILLED', late)).toBeNull();
  const sent = {
    fulfillmentStatus: 'FULFILLED',
    shippingAddress: { territoryCode: 'DE', formatted: [] },
  };
  expect(read(sent, late).summary.fulfilment).toBe('Delivered');
  expect(read(sent, late, parcelWith()).summary.fulfilment).toBe('Sent');
  expect(read({ ...sent, cancelledAt: '2026-07-15T08:00:00Z' }, late)).toMatchObject({
    ...{ deliveredOn: null, summary: { fulfilment: 'Cancelled' } },
  });
});

test('sent items are those of parcels that weren’t cancelled, and are a part if a list goes on', () => {
  const sent = (day: string, status = 'SUCCESS', goesOn = false) => ({
    ...{ status, createdAt: `2026-07-${day}T09:00:00Z`, events: { nodes: [] } },
    fulfillmentLineItems: {
      nodes: [{ quantity: 1, lineItem: { id: 'gid://shopify/LineItem/11' } }],
      pageInfo: { hasNextPage: goesOn },
    },
  });
  const read = (hasNextPage: boolean, ...nodes: object[]) =>
    v.parse(sentItemsSchema, {
      order: { fulfillments: { nodes, pageInfo: { hasNextPage } }, returns: { nodes: [] } },
    });
  const last = '2026-07-14T09:00:00Z';
  expect(read(false, sent('16', 'CANCELLED'), sent('14'), sent('12'))).toMatchObject({
    ...{ sent: new Map([['11', 2]]), isPartial: false, arrived: last },
  });
  expect(read(true, sent('14'))).toMatchObject({ isPartial: true, arrived: last });
  expect(read(false, sent('14', 'SUCCESS', true))).toMatchObject({ isPartial: true });
  expect(read(true, sent('16', 'CANCELLED'))).toMatchObject({ isPartial: true, arrived: null });
});

test('an order lists its parcels if it has several', () => {
  const sent = (status: string, ...numbers: string[]) => ({
    ...{ status, events: { nodes: [] } },
    trackingInformation: numbers.map((number) => ({ number, url: `javascript:${number}` })),
  });
  const parcelsOf = (...nodes: object[]) =>
    v.parse(orderSchema, { order: { ...whole, parcels: { nodes } } })?.parcels;
  expect(parcelsOf(sent('SUCCESS', 'A1'), sent('CANCELLED', 'A2'))).toBeUndefined();
  expect(parcelsOf(sent('SUCCESS', 'A1'), sent('SUCCESS', 'A2'))).toEqual([
    { number: 'A1', href: null },
    { number: 'A2', href: null },
  ]);
});

test('another customer’s order does not exist, and a malformed one is rejected', () => {
  expect(v.parse(orderSchema, { order: null })).toBeNull();
  expect(v.is(orderSchema, {})).toBe(false);
  expect(v.is(orderSchema, { order: { ...whole, processedAt: 'yesterday' } })).toBe(false);
});

test('a list ends where there is no next page, whatever its cursor', () => {
  const at = (hasNextPage: boolean) =>
    v.parse(orderCursorSchema, {
      customer: { orders: { nodes: [{ id: '1' }], pageInfo: { hasNextPage, endCursor: 'c' } } },
    });
  expect([at(true), at(false)]).toEqual([
    { passed: 1, after: 'c' },
    { passed: 1, after: null },
  ]);
});

test('a customer needs no name or e-mail; an answer without a customer is rejected', () => {
  const customer = { firstName: null, lastName: ' Lamb ', emailAddress: null };
  expect(v.parse(profileSchema, { customer })).toEqual({
    firstName: '',
    lastName: 'Lamb',
    email: '',
  });
  expect(v.is(profileSchema, { customer: null })).toBe(false);
  expect(v.is(profileSchema, { customer: { firstName: 'Ada' } })).toBe(false);
});

test('a change without its list of errors is not taken as a success', () => {
  const error = { code: 'TOO_LONG', field: ['address', 'city'], message: 'City is too long' };
  expect(v.parse(changeSchema, { one: { userErrors: [] } })).toBeNull();
  const both = { one: { userErrors: [] }, two: { userErrors: [error] } };
  expect(v.parse(changeSchema, both)).toEqual(error);
  for (const data of [{ one: null }, { one: {} }, null]) {
    expect(v.is(changeSchema, data)).toBe(false);
  }
});

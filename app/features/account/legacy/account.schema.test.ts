import * as v from 'valibot';
import { expect, test } from 'vitest';
import { orderSchema, profileSchema } from './account.schema';

const name = { firstName: 'Ada', lastName: 'Lamb' };

test('a malformed customer is not taken for one without an e-mail [R-292]', () => {
  expect(v.is(profileSchema, { customer: {} })).toBe(false);
  expect(v.is(profileSchema, { customer: name })).toBe(false);
});

test('a customer with a telephone number only has no e-mail, and nobody is signed in without a customer', () => {
  expect(v.parse(profileSchema, { customer: { ...name, email: null } }).customer?.email).toBe('');
  expect(v.parse(profileSchema, { customer: null }).customer).toBeNull();
});

const money = (amount: string) => ({ amount, currencyCode: 'USD' });
const allocation = (amount: string) => ({
  allocatedAmount: money(amount),
  discountApplication: { code: 'TEN' },
});
const line = {
  title: 'Brae Pendant',
  quantity: 2,
  currentQuantity: 2,
  originalTotalPrice: money('20.0'),
  discountAllocations: [allocation('2.0'), allocation('1.0')],
  customAttributes: [],
  variant: null,
};
const order = {
  id: 'gid://shopify/Order/51?key=1',
  name: '#1001',
  orderNumber: 1001,
  processedAt: '2026-07-09T23:33:16Z',
  financialStatus: 'PAID',
  fulfillmentStatus: 'FULFILLED',
  canceledAt: null,
  cancelReason: null,
  currentTotalPrice: money('27.0'),
  totalPrice: money('27.0'),
  totalShippingPrice: money('10.0'),
  shippingDiscountAllocations: [{ allocatedAmount: money('10.0') }],
  originalTotalDuties: null,
  currentTotalDuties: null,
  totalTax: money('1.0'),
  currentTotalShippingPrice: money('10.0'),
  currentTotalTax: money('1.0'),
  totalRefunded: money('0.0'),
  shippingAddress: null,
  successfulFulfillments: null,
  parcels: null,
  lineItems: {
    edges: [{ node: line }],
    pageInfo: { hasNextPage: false, endCursor: null },
  },
};
const read = (changes: object) =>
  v.parse(orderSchema, { customer: { orders: { edges: [{ node: { ...order, ...changes } }] } } })
    .customer?.order;

test('a line costs what was paid for it, with its shares of all discounts taken off', () => {
  expect(read({})).toMatchObject({
    lines: [{ price: { amount: 17, currency: 'USD' } }],
    orderedPrices: [{ amount: 17, currency: 'USD' }],
  });
});

test('a cancelled order can’t be returned or reviewed, whatever was sent', () => {
  expect(read({})?.summary.hasLeft).toBe(true);
  expect(read({ canceledAt: '2026-07-10T08:00:00Z' })?.summary.hasLeft).toBe(false);
});

test.each([
  ['10.0', [0]],
  ['0.0', [0]],
  ['15.0', [5]],
])('delivery of %s, less 10 of discounts, is a part of the total: %j', (shipping, amounts) => {
  const { extras } = read({ totalShippingPrice: money(shipping) })!.ordered;
  expect(extras.map(({ amount }) => amount)).toEqual(amounts);
});

test('duties are a part of the total', () => {
  const duties = { originalTotalDuties: money('3.0'), currentTotalDuties: money('2.0') };
  const { ordered, extras } = read(duties)!;
  expect(ordered.extras.map(({ amount }) => amount)).toEqual([0, 3]);
  expect(extras).toMatchObject([{ name: 'Duties', amount: { amount: 2 } }]);
});

test('an order lists its parcels if it has several', () => {
  const trackingInfo = (...numbers: string[]) =>
    numbers.map((number) => ({ number, url: `https://track.example/${number}` }));
  const severalOf = (...parcels: object[]) => read({ parcels })?.several;
  expect(severalOf({ trackingInfo: trackingInfo('A1') }, { trackingInfo: [] })).toEqual({});
  expect(
    severalOf({ trackingInfo: trackingInfo('A1') }, { trackingInfo: trackingInfo('A2') }),
  ).toEqual({
    parcels: trackingInfo('A1', 'A2').map(({ number, url: href }) => ({ number, href })),
  });
});

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { findOrderForm, isFoundOrder, searchFor } from './order-search';
import { guestOrderSchema } from './guest-orders.schema';

const read = (order: string, email = 'Ada@Lintel.example ') =>
  v.safeParse(findOrderForm, { order, email });

test.each([
  ['1001', '#1001', 'name:"1001" AND email:"ada@lintel.example"'],
  ['order no. 1001', '#1001', 'name:"1001" AND email:"ada@lintel.example"'],
  ['LT-1001/A', 'LT-1001/A', 'name:"lt-1001/a" AND email:"ada@lintel.example"'],
])('%j is looked up as %s [R-445]', (typed, name, search) => {
  const { output } = read(typed) as { output: { order: string; email: string } };
  expect(output).toEqual({ order: name, email: 'Ada@Lintel.example' });
  expect(searchFor(output)).toBe(search);
});

test.each(['', '*', '1001*', '1001" OR name:"1002', 'name:1001', '(1001)', '\\', 'x'.repeat(41)])(
  '%j is not a number that could widen the search [R-446]',
  (typed) => expect(read(typed).success).toBe(false),
);

test.each(['a"b@lintel.example', 'ada', '*@lintel.example OR email:x', '"@lintel.example'])(
  'the email %j is refused [R-446]',
  (email) => expect(read('1001', email).success).toBe(false),
);

const wanted = { order: '#1001', email: 'ada@lintel.example' };
test.each([
  [{ name: '#1001', email: 'ADA@lintel.example' }, true],
  [{ name: '1001', email: 'ada@lintel.example' }, true],
  [{ name: '#1001-A', email: 'ada@lintel.example' }, false],
  [{ name: '#1001', email: 'eve@lintel.example' }, false],
  [{ name: '#1001', email: null }, false],
])('Shopify’s result %j is the order: %s [R-446]', (found, expected) =>
  expect(isFoundOrder(found, wanted)).toBe(expected),
);

const bag = (amount: string) => ({ presentmentMoney: { amount, currencyCode: 'USD' } });
const reply = {
  order: {
    ...{ name: '#1001', email: 'ada@lintel.example', processedAt: '2026-11-09T10:20:00Z' },
    ...{ cancelledAt: null, displayFinancialStatus: 'PAID', requiresShipping: true },
    displayFulfillmentStatus: 'PARTIALLY_FULFILLED',
    shippingAddress: { city: ' Hudson ', country: 'United States' },
    ...{ subtotalPriceSet: bag('90.0'), totalPriceSet: bag('95.0') },
    shippingLines: { nodes: [{ discountedPriceSet: bag('5.0') }] },
    fulfillments: [
      {
        ...{ status: 'SUCCESS', deliveredAt: '2026-11-12T08:00:00Z' },
        trackingInfo: [
          { company: 'Post', number: 'A1', url: 'https://track.example/A1' },
          { company: null, number: 'A2', url: 'javascript:alert(1)' },
          { company: 'Post', number: null, url: null },
        ],
      },
      {
        ...{ status: 'CANCELLED', deliveredAt: null },
        trackingInfo: [{ company: 'Post', number: 'A3', url: null }],
      },
    ],
    lineItems: {
      nodes: [
        {
          ...{ title: 'Lamp', quantity: 2, image: null, sellingPlan: null, variant: null },
          ...{ variantTitle: null, lineItemGroup: null },
          customAttributes: [
            { key: 'Recipient email', value: 'eve@lintel.example' },
            { key: '__shopify_send_gift_card_to_recipient', value: 'on' },
          ],
          originalTotalSet: bag('100.0'),
          discountAllocations: [
            { allocatedAmountSet: bag('6.0') },
            { allocatedAmountSet: bag('4.0') },
          ],
        },
      ],
      pageInfo: { hasNextPage: false, endCursor: 'c' },
    },
  },
};

test('an order has its parcels with safe links, and prices after every discount [R-447]', () => {
  const order = v.parse(guestOrderSchema, reply)!;
  expect(order.facts.parcels).toEqual([
    {
      ...{ carrier: 'Post', number: 'A1', href: 'https://track.example/A1' },
      deliveredOn: '2026-11-12',
    },
    { carrier: '', number: 'A2', href: null, deliveredOn: '2026-11-12' },
  ]);
  expect(order.lines[0]!.price).toEqual({ amount: 90, currency: 'USD' });
  expect(order.after).toBeNull();
  expect(order.facts).toMatchObject({
    ...{ fulfilment: 'Partly sent', hasLeft: true, destination: 'Hudson, United States' },
    shipping: { amount: 5, currency: 'USD' },
  });
});

test('a gift’s recipient is not part of it [R-448]', () =>
  expect(JSON.stringify(v.parse(guestOrderSchema, reply)!.lines)).not.toContain('eve@'));

test('a cancelled order says so, and has not left', () => {
  const cancelled = { order: { ...reply.order, cancelledAt: '2026-11-10T10:00:00Z' } };
  expect(v.parse(guestOrderSchema, cancelled)!.facts).toMatchObject({
    fulfilment: 'Cancelled',
    hasLeft: false,
  });
});

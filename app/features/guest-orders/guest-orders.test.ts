import * as v from 'valibot';
import { expect, test } from 'vitest';
import { findOrderForm, pickOrder, searchFor } from './order-search';
import type { FindOrderFields } from './guest-orders';
import { guestOrderSchema, sentItemsSchema, sentOf } from './guest-orders.schema';

const read = (order: string, email = 'Ada@Lintel.example ') =>
  v.safeParse(findOrderForm, { order, email });

test.each([
  ['#1001', 'name:"1001"'],
  ['# 1001', 'name:"1001"'],
  ['order no. 1001', '(name:"order no. 1001" OR name:"1001")'],
  ['NO1001', '(name:"no1001" OR name:"1001")'],
  ['LT-1001/A', 'name:"lt-1001/a"'],
  ['A&B+(EU):_1001_', 'name:"a&b+(eu):_1001_"'],
])('%j is looked up as %s [R-445]', (typed, names) => {
  const { output } = read(typed) as { output: FindOrderFields };
  expect(output).toEqual({ order: typed, email: 'Ada@Lintel.example' });
  expect(searchFor(output)).toBe(`${names} AND email:"ada@lintel.example"`);
});

test.each(['', '*', '1001*', '1001" OR name:"1002', '\\', "'1001'", '()', 'x'.repeat(41)])(
  '%j is not a number that could widen the search [R-446]',
  (typed) => expect(read(typed).success).toBe(false),
);

test.each([
  'a"b@lintel.example',
  'ada',
  '*@lintel.example',
  'a*@lintel.example',
  '*@lintel.example OR email:x',
  '"@lintel.example',
])('the email %j is refused [R-446]', (email) => expect(read('1001', email).success).toBe(false));

test('an email may contain an apostrophe [R-445]', () => {
  const { output } = read('#1001', "Pat.O'Brien@lintel.example") as { output: FindOrderFields };
  expect(searchFor(output)).toBe(`name:"1001" AND email:"pat.o'brien@lintel.example"`);
});

test.each([
  [{ name: '#1001', email: 'ADA@lintel.example' }, true],
  [{ name: '1001', email: 'ada@lintel.example' }, true],
  [{ name: '#1001-A', email: 'ada@lintel.example' }, false],
  [{ name: '#1001', email: 'eve@lintel.example' }, false],
  [{ name: '#1001', email: null }, false],
])('Shopify’s result %j is the order: %s [R-446]', (found, expected) =>
  expect(pickOrder([found], { order: '#1001', email: 'ada@lintel.example' }) !== undefined).toBe(
    expected,
  ),
);

test.each([
  ['NO1001', 'NO1001'],
  ['no 1001', 'NO 1001'],
  ['No 1001', '#1001'],
  ['order: 1001', 'Order: 1001'],
  ['Order 1001', '1001'],
])('%j finds the order %s of a shop with this prefix [R-445]', (order, name) => {
  const [mine, other] = [name, '#1002'].map((one) => ({ name: one, email: 'ada@lintel.example' }));
  expect(pickOrder([other!, mine!], { order, email: 'ada@lintel.example' })).toBe(mine);
});

test('the typed name comes before the number in it [R-445]', () => {
  const [short, long] = ['#1001', 'NO1001'].map((name) => ({ name, email: 'a@lintel.example' }));
  expect(pickOrder([short!, long!], { order: 'NO1001', email: 'a@lintel.example' })).toBe(long);
});

const bag = (amount: string) => ({ presentmentMoney: { amount, currencyCode: 'USD' } });
const reply = {
  order: {
    ...{ name: '#1001', email: 'ada@lintel.example', processedAt: '2026-11-09T10:20:00Z' },
    ...{ cancelledAt: null, displayFinancialStatus: 'PAID', requiresShipping: true },
    displayFulfillmentStatus: 'PARTIALLY_FULFILLED',
    shippingAddress: { city: ' Hudson ', country: 'United States' },
    ...{ currentSubtotalPriceSet: bag('90.0'), currentTotalPriceSet: bag('95.0') },
    ...{ currentTotalTaxSet: bag('0.0'), taxesIncluded: false },
    ...{ currentTotalDutiesSet: null, totalTipReceivedSet: bag('0.0') },
    shippingLines: { nodes: [{ discountedPriceSet: bag('5.0') }] },
    fulfillments: [
      {
        ...{ status: 'SUCCESS', createdAt: '2026-11-10T08:00:00Z' },
        ...{ deliveredAt: '2026-11-12T08:00:00Z' },
        trackingInfo: [
          { company: 'Post', number: 'A1', url: 'https://track.example/A1' },
          { company: null, number: 'A2', url: 'javascript:alert(1)' },
          { company: 'Post', number: null, url: null },
        ],
      },
      {
        ...{ status: 'CANCELLED', createdAt: '2026-11-20T08:00:00Z', deliveredAt: null },
        trackingInfo: [{ company: 'Post', number: 'A3', url: null }],
      },
    ],
    lineItems: {
      nodes: [
        {
          ...{
            title: 'Lamp',
            quantity: 2,
            currentQuantity: 2,
            image: null,
            sellingPlan: null,
            variant: null,
          },
          ...{ variantTitle: null, lineItemGroup: null, id: 'gid://shopify/LineItem/11' },
          ...{ unfulfilledQuantity: 1, requiresShipping: true, isGiftCard: false },
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
      deliveredOn: '2026-11-12T08:00:00Z',
    },
    { carrier: '', number: 'A2', href: null, deliveredOn: '2026-11-12T08:00:00Z' },
  ]);
  expect(order.lines[0]!.price).toEqual({ amount: 90, currency: 'USD' });
  expect(order.after).toBeNull();
  expect(order.facts).toMatchObject({
    ...{ fulfilment: 'Partly sent', hasLeft: true, destination: 'Hudson, United States' },
    shipping: { amount: 5, currency: 'USD' },
  });
});

test('a gift’s recipient is not part of it, only that there is one [R-448]', () => {
  const { lines } = v.parse(guestOrderSchema, reply)!;
  expect(JSON.stringify(lines)).not.toContain('eve@');
  expect(lines[0]!.hasRecipient).toBe(true);
});

/** Two lamps for 90 and two cords for 90 were ordered: `currentQuantity` lamps and no cords remain. */
const edited = (currentQuantity: number, changes: object = {}) => {
  const [line] = reply.order.lineItems.nodes;
  const nodes = [
    { ...line, currentQuantity },
    { ...line, title: 'Cord', currentQuantity: 0 },
  ];
  const lineItems = { ...reply.order.lineItems, nodes };
  return v.parse(guestOrderSchema, { order: { ...reply.order, ...changes, lineItems } })!;
};

test('an edited order has the items that remain, and their price [R-447]', () => {
  expect(edited(1).lines).toMatchObject([
    { title: 'Lamp', currentQuantity: 1, price: { amount: 45, currency: 'USD' } },
    { title: 'Cord', currentQuantity: 0 },
  ]);
});

test.each([
  ['0.0', false, null],
  ['7.2', false, { amount: { amount: 7.2, currency: 'USD' }, included: false }],
  ['7.2', true, { amount: { amount: 7.2, currency: 'USD' }, included: true }],
])('taxes of %s (included: %s) are %j [R-447]', (amount, taxesIncluded, taxes) =>
  expect(edited(1, { currentTotalTaxSet: bag(amount), taxesIncluded }).facts.taxes).toEqual(taxes),
);

test('a cancelled order says so, has not left, and keeps its lines', () => {
  const { facts, lines } = edited(0, { cancelledAt: '2026-11-10T10:00:00Z' });
  expect(facts).toMatchObject({ fulfilment: 'Cancelled', isCancelled: true, hasLeft: false });
  expect(lines).toMatchObject([
    { quantity: 2, price: { amount: 90 } },
    { quantity: 2, price: { amount: 90 } },
  ]);
});

test('for returns, it has the time of the last delivery, and what was sent and is left [R-523]', () => {
  const order = edited(1);
  expect(order.arrived).toBe('2026-11-12T08:00:00Z');
  expect(order.lines[0]!.returnable).toEqual({
    ...{ id: '11', sent: 1, kept: 0, isGiftCard: false, isShipped: true, isReduced: true },
  });
  expect(edited(2).lines[0]!.returnable).toMatchObject({ sent: 1, kept: 1 });
  const waiting = reply.order.fulfillments.map((one) => ({ ...one, deliveredAt: null }));
  expect(edited(2, { fulfillments: waiting }).arrived).toBe('2026-11-10T08:00:00Z');
  expect(edited(2, { fulfillments: [] }).arrived).toBeNull();
  const [parcel] = reply.order.fulfillments;
  expect(edited(2, { fulfillments: Array(9).fill(parcel) }).arrived).not.toBeNull();
  // Later parcels may be missing.
  expect(edited(2, { fulfillments: Array(10).fill(parcel) }).arrived).toBeNull();
});

test('pieces that are in no parcel weren’t sent [R-523]', () => {
  const parcel = (quantity: number, { status = 'SUCCESS', hasNextPage = false } = {}) => ({
    status,
    fulfillmentLineItems: {
      nodes: [{ quantity, lineItem: { id: 'gid://shopify/LineItem/11' } }],
      pageInfo: { hasNextPage },
    },
  });
  const sentIn = (...fulfillments: object[]) =>
    v.parse(sentItemsSchema, { order: { fulfillments } });
  const cancelled = parcel(4, { status: 'CANCELLED' });
  const sent = sentIn(parcel(1), cancelled, parcel(2))!;
  expect(sentOf({ id: '11', sent: 5, kept: 2 }, sent)).toEqual({ sent: 3, kept: 2 });
  expect(sentOf({ id: '11', sent: 1, kept: 1 }, sent)).toEqual({ sent: 1, kept: 1 });
  expect(sentOf({ id: '12', sent: 1, kept: 0 }, sent)).toEqual({ sent: 0, kept: 0 });
  expect(sentIn(parcel(1, { hasNextPage: true }))).toBeNull();
  expect(sentIn(...Array<object>(5).fill(parcel(1)))).toBeNull();
});

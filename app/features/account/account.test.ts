import { expect, test } from 'vitest';
import {
  canOrderAgain,
  linesToOrderAgain,
  currentPrice,
  fullName,
  greeting,
  fulfilmentInWords,
  hasLeft,
  httpAddress,
  includesTaxes,
  lineDiscounts,
  removedInWords,
  statusInWords,
  sumOf,
} from './account';

test('a customer without a first name is greeted too [R-289]', () => {
  expect(greeting({ firstName: 'Ada' })).toBe('Hello Ada!');
  expect(greeting({ firstName: '' })).toBe('Hello there!');
});

test('a name may have one part only', () => {
  expect(fullName({ firstName: 'Ada', lastName: 'Byron' })).toBe('Ada Byron');
  expect(fullName({ firstName: '', lastName: 'Byron' })).toBe('Byron');
});

test.each([
  ['PARTIALLY_REFUNDED', 'Partly refunded'],
  ['UNFULFILLED', 'Not sent yet'],
  ['FULFILLED', 'Sent'],
  ['CONFIRMED', 'Not sent yet'],
  ['ON_ITS_WAY', 'On its way'],
  ['IN_TRANSIT', 'On its way'],
  ['OUT_FOR_DELIVERY', 'Out for delivery'],
  ['DELIVERED', 'Delivered'],
  ['MULTIPLE_SHIPMENTS', 'Sent in several packages'],
  ['THERE_WAS_A_PROBLEM', 'There was a problem'],
  ['ON_HOLD', 'On hold'],
  ['PAID', 'Paid'],
  ['OPEN', 'Not sent yet'],
  ['SCHEDULED', 'Not sent yet'],
  ['PENDING_FULFILLMENT', 'Being prepared'],
  ['IN_PROGRESS', 'Being prepared'],
  ['PREPARING_FOR_SHIPPING', 'Being prepared'],
  ['PARTIALLY_FULFILLED', 'Partly sent'],
  ['ATTEMPTED_TO_DELIVER', 'Delivery attempted'],
  ['READY_FOR_PICKUP', 'Ready to collect'],
  ['PICKED_UP', 'Collected'],
  ['RESTOCKED', 'Returned to us'],
  ['PENDING', 'Payment pending'],
  ['PARTIALLY_PAID', 'Partly paid'],
  ['VOIDED', 'Not charged'],
  [null, ''],
])('%s reads %j', (status, words) => expect(statusInWords(status)).toBe(words));

test.each([
  ['UNFULFILLED', 'Not completed yet'],
  ['OPEN', 'Not completed yet'],
  ['CONFIRMED', 'Not completed yet'],
  ['SCHEDULED', 'Not completed yet'],
  ['REQUEST_DECLINED', 'Not completed yet'],
  ['PARTIALLY_FULFILLED', 'Partly completed'],
  ['FULFILLED', 'Completed'],
  ['IN_PROGRESS', 'Being prepared'],
  [null, ''],
])('%s of an order without a parcel reads %j', (status, words) =>
  expect(statusInWords(status, false)).toBe(words),
);

test.each([
  ['PAID', 'UNFULFILLED', true, 'Not sent yet'],
  ['REFUNDED', 'UNFULFILLED', true, 'Not sent'],
  ['REFUNDED', 'UNFULFILLED', false, 'Not completed'],
  ['REFUNDED', 'FULFILLED', true, 'Sent'],
  ['PARTIALLY_REFUNDED', 'UNFULFILLED', true, 'Not sent yet'],
])(
  'an order that is %s and %s, shipped: %s, reads %j',
  (financialStatus, fulfillmentStatus, isShipped, words) =>
    expect(
      fulfilmentInWords({ isCancelled: false, isShipped, financialStatus, fulfillmentStatus }),
    ).toBe(words),
);

test('an order has left as soon as a part of it is on its way, or back', () => {
  const left = ['FULFILLED', 'PARTIALLY_FULFILLED', 'IN_TRANSIT', 'PICKED_UP', 'RESTOCKED'];
  const waiting = [
    ...['UNFULFILLED', 'OPEN', 'SCHEDULED', 'ON_HOLD', 'CONFIRMED', 'REQUEST_DECLINED', null],
    ...['PENDING_FULFILLMENT', 'IN_PROGRESS', 'PREPARING_FOR_SHIPPING'],
  ];
  expect(left.filter(hasLeft)).toEqual(left);
  expect(waiting.filter(hasLeft)).toEqual([]);
});

test('sums do not show what binary fractions cannot hold [R-297]', () => {
  const tenths = [0.1, 0.2].map((amount) => ({ amount, currency: 'USD' }));
  expect(sumOf(tenths, 'USD')).toEqual({ amount: 0.3, currency: 'USD' });
});

test('only http(s) becomes a link [V1.2.2]', () => {
  expect(httpAddress('https://track.example/1')).toBe('https://track.example/1');
  expect(httpAddress('javascript:alert(1)')).toBeNull();
  expect(httpAddress('http://track.example/1')).toBe('http://track.example/1');
  expect(httpAddress('xhttp://track.example')).toBeNull();
  expect(httpAddress('http+x://track.example')).toBeNull();
  expect(httpAddress('https-x://track.example')).toBeNull();
  expect(httpAddress('track.example')).toBeNull();
});

const usd = (amount: number) => ({ amount, currency: 'USD' });

test.each([
  ['added', 108, 8, false],
  ['added, with a cent of rounding', 107.99, 8, false],
  ['included', 100, 8, true],
  ['included, with a cent of rounding', 100.01, 8, true],
  ['included, though they are a few cents', 100, 0.04, true],
  ['added, though they are a few cents', 100.04, 0.04, false],
  ['unknown, if the total is too low', 95, 8, null],
  ['unknown, if only half of them are in the total', 104, 8, null],
  ['unknown, if the total has another part', 109, 8, null],
])('taxes are %s', (_name, total, tax, included) => {
  const parts = [usd(90), usd(10)];
  expect(includesTaxes(usd(tax), { total: usd(total), parts })).toBe(included);
});

test('a tip and duties don’t count as added taxes', () => {
  const parts = [usd(90), usd(10), usd(5), usd(3)];
  expect(includesTaxes(usd(8), { total: usd(108), parts })).toBe(true);
  expect(includesTaxes(usd(8), { total: usd(116), parts })).toBe(false);
});

test.each([
  ['JPY', 1003, true],
  ['JPY', 1103, false],
  ['JPY', 1050, null],
  ['USDC', 1003, null],
  ['USDC', 1000.03, true],
])('sums may differ by a few minor units of %s: %d', (currency, total, included) => {
  const money = (amount: number) => ({ amount, currency });
  const parts = [money(1000)];
  expect(includesTaxes(money(100), { total: money(total), parts })).toBe(included);
});

test('an order again has what remains, or everything if nothing remains, and needs an item that is still sold', () => {
  const sold = { handle: 'brae', variantId: '7' };
  const line = (quantity: number, currentQuantity: number, product: typeof sold | null = sold) => ({
    quantity,
    currentQuantity,
    product,
  });
  expect(linesToOrderAgain([line(3, 2), line(1, 0)])).toEqual([line(2, 2)]);
  expect(linesToOrderAgain([line(3, 0), line(1, 0)])).toEqual([line(3, 0), line(1, 0)]);
  expect(canOrderAgain([line(1, 1)])).toBe(true);
  expect(canOrderAgain([line(1, 0)])).toBe(true);
  expect(canOrderAgain([line(1, 0), line(1, 1, null)])).toBe(false);
});

test('a line’s price is that of the items that remain', () => {
  const price = { amount: 10, currency: 'USD' };
  const of = (quantity: number, currentQuantity: number) =>
    currentPrice(price, { quantity, currentQuantity }).amount;
  expect([of(3, 3), of(3, 2), of(3, 0), of(0, 0)]).toEqual([10, 6.67, 0, 10]);
  const yen = { amount: 1000, currency: 'JPY' };
  expect(currentPrice(yen, { quantity: 3, currentQuantity: 2 }).amount).toBe(667);
});

test.each([
  [2, 2, false, ''],
  [2, 1, false, '1 removed'],
  [2, 0, false, 'Removed'],
  [2, 0, true, 'Refunded'],
])('of %i items %i remain (sent: %s): %j', (quantity, currentQuantity, hasLeft, words) =>
  expect(removedInWords({ quantity, currentQuantity }, { hasLeft })).toBe(words),
);

test('a line names its discounts', () => {
  expect(
    lineDiscounts([
      { allocatedAmount: usd(2), discountApplication: { code: 'TEN' } },
      { allocatedAmount: usd(1), discountApplication: { title: 'Summer' } },
      { allocatedAmount: usd(1), discountApplication: {} },
      { allocatedAmount: usd(0), discountApplication: { title: 'None' } },
    ]),
  ).toEqual([
    { name: 'TEN', saved: usd(2) },
    { name: 'Summer', saved: usd(1) },
    { name: 'Discount', saved: usd(1) },
  ]);
});

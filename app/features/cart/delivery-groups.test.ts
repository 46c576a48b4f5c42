import { expect, test } from 'vitest';
import type { DeliveryGroup } from './cart';
import type { CartTerms } from './cart-terms';
import { termsOfGroups } from './delivery-groups';

const nzd = (amount: number) => ({ amount, currency: 'NZD' });
const first = (amount: number | null): DeliveryGroup => ({
  isLater: false,
  cost: amount === null ? null : nzd(amount),
});
const later = (amount: number): DeliveryGroup => ({ isLater: true, cost: nzd(amount) });

const paid = {
  ...{ free: false, price: nzd(25), freeFrom: nzd(900) },
  destination: 'New Zealand',
} as CartTerms;
const free = { ...paid, free: true, price: null, freeFrom: null };

const lamp = { quantity: 1 };
const giftCard = { quantity: 1, requiresShipping: false as const };
const soldOut = { quantity: 0 };

function termsFor(groups: DeliveryGroup[] | undefined, terms = paid, more: object = {}) {
  const cart = { lines: [lamp, lamp], ...(groups && { groups }), ...more };
  const { price, freeFrom, free: isFree, parcels } = termsOfGroups(terms, cart, 'en-AU');
  const words = parcels?.map((text) => text.replaceAll('\u00a0', ' '));
  return [isFree, price?.amount ?? null, freeFrom?.amount ?? null, words];
}

const two = ['Delivered in 2 parcels'];

test.each([
  ['one group', [first(25)], paid, [false, 25, 900, undefined]],
  ['two groups', [first(25), first(25.35)], paid, [false, 50.35, null, two]],
  ['one is free', [first(0), first(25)], free, [false, 25, null, two]],
  ['all are free', [first(0), first(0)], paid, [true, null, null, two]],
  ['an unknown cost', [first(25), first(null)], paid, [false, null, null, two]],
  ['an unknown cost where all is free', [first(0), first(null)], free, [true, null, null, two]],
])('the groups that are sent now add up: %s [R-551]', (_name, groups, terms, result) => {
  expect(termsFor(groups, terms)).toEqual(result);
});

test('later deliveries of subscriptions aren’t parcels of this order, and have their own price [R-551]', () => {
  const words = ['Later subscription deliveries: NZD 25.00 each'];
  expect(termsFor([first(25), later(25)])).toEqual([false, 25, 900, words]);
  expect(termsFor([first(25), first(25), later(25)])[3]).toEqual([...two, ...words]);
  expect(termsFor([first(0), later(0)], free)).toEqual([true, null, null, undefined]);
});

test('without an address, a bag that may need several parcels has no price [R-551]', () => {
  for (const groups of [undefined, []]) {
    expect(termsFor(groups)).toEqual([false, null, null, undefined]);
    expect(termsFor(groups, free)).toEqual([true, null, null, undefined]);
    for (const other of [giftCard, soldOut])
      expect(termsFor(groups, paid, { lines: [lamp, other] })).toEqual([false, 25, 900, undefined]);
  }
});

test('a bag that is picked up has the usual terms [R-551]', () => {
  expect(termsFor([first(25), first(25)], paid, { pickup: '1' })).toEqual([
    ...[false, 25, 900, undefined],
  ]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartSums, discounted, type Allocation } from './sums';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const off = (name: string, amount: number, delivery = false): Allocation => ({
  name,
  amount,
  delivery,
});
const named = (discounts: { name: string; saved: { amount: number } }[]) =>
  discounts.map(({ name, saved }) => [name, saved.amount]);

test('parts of one discount are merged, and parts without an amount are dropped', () => {
  const { discounts } = discounted(usd(10), usd(9.7), [off('A', 0.1), off('A', 0.2), off('B', 0)]);
  expect(named(discounts)).toEqual([['A', 0.3]]);
});

test.each([
  ['without parts', []],
  ['with too many', [off('A', 5), off('A', 5)]],
  ['with a part that has no name', [off('', 5)]],
])('a discount %s is shown as one without a name [R-203]', (_, parts) => {
  expect(discounted(usd(20), usd(15), parts)).toEqual({
    subtotal: usd(20),
    total: usd(15),
    discounts: [{ name: 'Discount', saved: usd(5) }],
  });
});

test('parts of a discount that takes nothing off are not shown', () => {
  expect(discounted(usd(20), usd(20), [off('A', 5)]).discounts).toEqual([]);
});

test('a total with taxes above the subtotal is the subtotal', () => {
  expect(discounted(usd(20), usd(22), [])).toMatchObject({ total: usd(20), discounts: [] });
});

const line = (before: number, ...discounts: [string, number][]) => ({
  quantity: 1,
  subtotal: usd(before),
  total: usd(before - discounts.reduce((sum, [, amount]) => sum + amount, 0)),
  discounts: discounts.map(([name, amount]) => ({ name, saved: usd(amount) })),
});
const whole = (total: number, allocations: Allocation[] = [], paid: number[] = []) => ({
  total: usd(total),
  allocations,
  giftCards: paid.map((amount, index) => ({
    id: String(index),
    ending: '4F2A',
    pays: usd(amount),
  })),
});

test('a discount of lines is subtracted from what they cost without it', () => {
  const sums = cartSums(
    [line(60, ['TEN', 6]), line(40, ['TEN', 4])],
    whole(80, [off('Thanks', 10)]),
    ['ten'],
  );
  expect(sums).toMatchObject({
    subtotal: usd(100),
    total: usd(80),
    saved: usd(20),
    deliveryDiscounts: [],
  });
  expect(named(sums.discounts)).toEqual([
    ['TEN', 10],
    ['Thanks', 10],
  ]);
});

test('a discount of the delivery is named and not subtracted, with an amount or without', () => {
  const sums = cartSums([line(60)], whole(60, [off('Summer', 9, true)]), ['FREESHIP']);
  expect(sums).toMatchObject({
    total: usd(60),
    discounts: [],
    deliveryDiscounts: ['Summer', 'FREESHIP'],
  });
});

test('without discount names, no code counts as a delivery discount', () => {
  const { deliveryDiscounts } = cartSums([line(60)], whole(50, [off('', 10)]), ['TEN']);
  expect(deliveryDiscounts).toEqual([]);
});

test.each([
  ['without', 90],
  ['with', 65],
])('gift card payments are not a discount, in a total %s them [R-205]', (_, total) => {
  const sums = cartSums([line(100)], whole(total, [off('TEN', 10)], [25]), ['TEN']);
  expect(sums).toMatchObject({ total: usd(90), saved: usd(10), due: usd(65) });
  expect(named(sums.discounts)).toEqual([['TEN', 10]]);
});

test('what gift cards pay is told from a discount of the delivery [R-205]', () => {
  const sums = cartSums([line(100)], whole(60, [off('Summer', 9, true)], [40]), []);
  expect(sums).toMatchObject({ total: usd(100), discounts: [], due: usd(60) });
});

test('gift cards that pay all leave nothing to pay', () => {
  expect(cartSums([line(30)], whole(30, [], [30]), [])).toMatchObject({
    total: usd(30),
    due: usd(0),
  });
});

test('whatever gift cards pay, what is shown adds up, in a total with and without them [R-205]', () => {
  const cents = fc.integer({ min: 0, max: 50_000 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 0, max: 90 }),
      fc.array(cents, { maxLength: 6 }),
      fc.boolean(),
      (before, percentage, worth, isTakenOff) => {
        const saved = Math.round((before * percentage) / 100);
        let left = before - saved;
        const paid = worth.map((most) => {
          const part = Math.min(most, left);
          left -= part;
          return part;
        });
        const total = isTakenOff ? left : before - saved;
        const shown = cartSums(
          [line(before / 100)],
          whole(
            total / 100,
            [off('TEN', saved / 100)],
            paid.map((part) => part / 100),
          ),
          [],
        );
        const inCents = ({ amount }: { amount: number }) => Math.round(amount * 100);
        expect(inCents(shown.subtotal) - inCents(shown.saved)).toBe(inCents(shown.total));
        expect(inCents(shown.total) - paid.reduce((sum, part) => sum + part, 0)).toBe(
          inCents(shown.due),
        );
        expect(inCents(shown.due)).toBe(left);
      },
    ),
  );
});

test('shipped goods have their share of a discount on the whole bag [R-206]', () => {
  const card = { ...line(50), requiresShipping: false as const };
  expect(cartSums([line(100)], whole(90, [off('TEN', 10)]), ['TEN']).sent).toEqual(usd(90));
  expect(cartSums([line(100), card], whole(135, [off('TEN', 15)]), ['TEN']).sent).toEqual(usd(90));
  expect(cartSums([card], whole(50), []).sent).toBeNull();
  // Not rounded: some currencies have three decimals.
  expect(cartSums([line(1.234)], whole(1.234), []).sent).toEqual(usd(1.234));
});

test('what is charged later is a part of what is due, less its share of discounts and gift cards [R-443]', () => {
  const deposit = { ...line(250), plan: { id: '5', name: 'Deposit', later: usd(200) } };
  expect(cartSums([deposit, line(50)], whole(300), []).later).toEqual(usd(200));
  expect(cartSums([deposit, line(50)], whole(270, [off('TEN', 30)]), ['TEN']).later).toEqual(
    usd(180),
  );
  expect(cartSums([deposit], whole(250, [], [100]), [])).toMatchObject({
    due: usd(150),
    later: usd(150),
  });
  expect(cartSums([line(50)], whole(50), [])).not.toHaveProperty('later');
});

test('shares of a total in yen are whole yen', () => {
  const yen = (amount: number) => ({ amount, currency: 'JPY' });
  const of = (amount: number) => ({ ...line(0), subtotal: yen(amount), total: yen(amount) });
  const deposit = { ...of(1000), plan: { id: '5', name: 'Deposit', later: yen(700) } };
  const card = { ...of(500), requiresShipping: false as const };
  const total = { total: yen(1399), allocations: [off('TEN', 101)], giftCards: [] };
  expect(cartSums([deposit, card], total, ['TEN'])).toMatchObject({
    later: yen(653),
    sent: yen(933),
  });
});

import { expect, test } from 'vitest';
import { deliveryOf, estimateDeliveries, estimateDelivery, workdayAfter } from './delivery';
import { sampleProduct, sampleVariant } from './sample-product';

const none = new Set<string>();
const noCost = { free: true, price: null, freeFrom: null };
const friday = '2026-11-20';

test('weekends do not count', () => {
  expect(workdayAfter(friday, 1, none)).toBe('2026-11-23');
  expect(workdayAfter(friday, 6, none)).toBe('2026-11-30');
  expect(workdayAfter(friday, 0, none)).toBe('2026-11-20');
});

test('public holidays do not count either', () => {
  const holidays = new Set(['2026-11-26', '2026-12-25']);
  expect(workdayAfter(friday, 4, holidays)).toBe('2026-11-27');
  expect(workdayAfter('2026-12-24', 1, holidays)).toBe('2026-12-28');
});

test('nothing is delivered on a weekend or a holiday, even on the day of the order', () => {
  const saturday = '2026-11-21';
  expect([0, 1, 2].map((count) => workdayAfter(saturday, count, none))).toEqual([
    '2026-11-23',
    '2026-11-23',
    '2026-11-24',
  ]);
  expect(workdayAfter('2026-12-25', 0, new Set(['2026-12-25']))).toBe('2026-12-28');
});

test('a parcel comes so many working days after the order', () => {
  const parcel = { ...noCost, destination: 'Australia' };
  expect(estimateDelivery(friday, { ...parcel, days: [3, 5], holidays: none })).toEqual({
    ...parcel,
    from: '2026-11-25',
    to: '2026-11-27',
  });
});

test('items shipped later arrive later, and items without a ship date have no estimate [R-144]', () => {
  const parcel = {
    ...noCost,
    destination: 'Australia',
    days: [3, 5] as [number, number],
    holidays: none,
  };
  const oversold = { policy: 'CONTINUE' as const, inventory: 0, left: null, preorder: 'In spring' };
  const later = sampleVariant('2', { ...oversold, availableFrom: '2027-01-18' });
  const unknown = sampleVariant('3', { ...oversold, availableFrom: '2026-01-18' });
  const gone = sampleVariant('4', { inventory: 0, left: 0, available: false });
  const variants = [sampleVariant('1'), later, unknown, gone];
  const all = estimateDeliveries(friday, variants, parcel);
  const fromOf = (variant: (typeof variants)[number] | null, of = variants) =>
    deliveryOf(sampleProduct(...of), variant, all)?.from;
  expect(variants.map((one) => fromOf(one))).toEqual([
    '2026-11-25',
    '2027-01-21',
    undefined,
    undefined,
  ]);
  expect(fromOf(null)).toBe('2026-11-25');
  expect(fromOf(null, [later, gone])).toBeUndefined();
});

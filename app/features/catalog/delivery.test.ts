import { expect, test } from 'vitest';
import { estimateDelivery, workdayAfter } from './delivery';

const friday = Date.UTC(2026, 10, 20, 23, 59);

test('weekends do not count', () => {
  expect(workdayAfter(friday, 1)).toBe('2026-11-23');
  expect(workdayAfter(friday, 6)).toBe('2026-11-30');
  expect(workdayAfter(friday, 0)).toBe('2026-11-20');
});

test('a parcel comes so many working days after the order', () => {
  const parcel = { free: true, destination: 'Australia' };
  expect(estimateDelivery(friday, { ...parcel, days: [3, 5] })).toEqual({
    ...parcel,
    from: '2026-11-25',
    to: '2026-11-27',
  });
});

import { expect, test } from 'vitest';
import { storeOf } from '~/platform/stores/regions';
import { localDay } from '~/platform/stores/local-day.server';
import { sampleVariant } from './sample-product';
import { searchAvailability } from './search-availability';

const today = '2026-11-20';
const waiting = sampleVariant('1', {
  ...{ inventory: 0, policy: 'CONTINUE', left: null },
  ...{ backorder: 'Ships in 4 weeks.', availableFrom: '2027-01-18' },
});
const outOfStock = { availability: 'out_of_stock', availableFrom: null };
const inStock = { availability: 'in_stock', availableFrom: null };

test('what is sent later has its day, a preorder first', () => {
  const availableFrom = '2027-01-18';
  expect(searchAvailability(waiting, today)).toEqual({ availability: 'backorder', availableFrom });
  const both = { ...waiting, preorder: 'Ships in January.' };
  expect(searchAvailability(both, today)).toEqual({ availability: 'preorder', availableFrom });
});

test.each([null, '2026-11-19', '2026-11-20', '2028-01-18'])(
  'with the day %j nothing is promised',
  (availableFrom) => {
    expect(searchAvailability({ ...waiting, availableFrom }, today)).toEqual(outOfStock);
  },
);

test('what is in stock, sold out, or oversold without a message needs no day', () => {
  expect(searchAvailability({ ...waiting, inventory: 2 }, today)).toEqual(inStock);
  expect(searchAvailability({ ...waiting, backorder: null }, today)).toEqual(inStock);
  expect(searchAvailability({ ...waiting, policy: 'DENY' }, today)).toEqual(outOfStock);
});

test('a ship date is reached when its day begins in the store', () => {
  const variant = { ...waiting, availableFrom: '2026-11-20' };
  const on = (id: string, time: string) =>
    searchAvailability(variant, localDay(storeOf(id), Date.parse(time))).availability;
  // 20:00 on the 19th in New York.
  expect(on('us', '2026-11-20T01:00:00Z')).toBe('backorder');
  expect(on('us', '2026-11-20T06:00:00Z')).toBe('out_of_stock');
  // The 20th in Sydney and Perth.
  expect(on('au', '2026-11-19T17:00:00Z')).toBe('out_of_stock');
});

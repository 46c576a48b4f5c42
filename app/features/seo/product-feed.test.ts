import { expect, test } from 'vitest';
import { availabilityOf } from './product-feed';

const now = Date.parse('2026-11-20T12:00:00Z');
const waiting = {
  availableForSale: true,
  currentlyNotInStock: true,
  preorder: null,
  backorder: 'Ships in 4 weeks.',
  availableFrom: '2027-01-18',
};

test('what is sent later is told with its day, a preorder first', () => {
  const availableFrom = '2027-01-18T00:00Z';
  expect(availabilityOf(waiting, now)).toEqual({ availability: 'backorder', availableFrom });
  const both = { ...waiting, preorder: 'Ships in January.' };
  expect(availabilityOf(both, now)).toEqual({ availability: 'preorder', availableFrom });
  const timed = { ...waiting, availableFrom: '2027-01-18T09:30:00+10:00' };
  expect(availabilityOf(timed, now).availableFrom).toBe('2027-01-17T23:30Z');
});

test.each([null, '', 'January', '2026-11-19', '2028-01-18'])(
  'with the day %j nothing is promised',
  (availableFrom) => {
    const told = { availability: 'out_of_stock', availableFrom: null };
    expect(availabilityOf({ ...waiting, availableFrom }, now)).toEqual(told);
  },
);

test('what is there, gone, or oversold without a word needs no day', () => {
  const told = (stock: Partial<Parameters<typeof availabilityOf>[0]>) =>
    availabilityOf({ ...waiting, ...stock }, now);
  expect(told({ currentlyNotInStock: false }).availability).toBe('in_stock');
  expect(told({ backorder: null })).toEqual({ availability: 'in_stock', availableFrom: null });
  expect(told({ availableForSale: false })).toEqual({
    availability: 'out_of_stock',
    availableFrom: null,
  });
});

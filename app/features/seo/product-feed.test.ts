import { expect, test } from 'vitest';
import { feedAvailability, feedItem, type FeedItem } from './product-feed';

const now = Date.parse('2026-11-20T12:00:00Z');
const waiting = {
  availableForSale: true,
  currentlyNotInStock: true,
  preorder: null,
  backorder: 'Ships in 4 weeks.',
  availableFrom: '2027-01-18',
};

test('what is sent later has its day, a preorder first', () => {
  const availableFrom = '2027-01-18T00:00Z';
  expect(feedAvailability(waiting, now)).toEqual({ availability: 'backorder', availableFrom });
  const both = { ...waiting, preorder: 'Ships in January.' };
  expect(feedAvailability(both, now)).toEqual({ availability: 'preorder', availableFrom });
  const timed = { ...waiting, availableFrom: '2027-01-18T09:30:00+10:00' };
  expect(feedAvailability(timed, now).availableFrom).toBe('2027-01-17T23:30Z');
});

test.each([null, '', 'January', '2026-11-19', '2028-01-18'])(
  'with the day %j nothing is promised',
  (availableFrom) => {
    const expected = { availability: 'out_of_stock', availableFrom: null };
    expect(feedAvailability({ ...waiting, availableFrom }, now)).toEqual(expected);
  },
);

test('what is in stock, sold out, or oversold without a message needs no day', () => {
  const availability = (stock: Partial<Parameters<typeof feedAvailability>[0]>) =>
    feedAvailability({ ...waiting, ...stock }, now);
  expect(availability({ currentlyNotInStock: false }).availability).toBe('in_stock');
  expect(availability({ backorder: null })).toEqual({
    availability: 'in_stock',
    availableFrom: null,
  });
  expect(availability({ availableForSale: false })).toEqual({
    availability: 'out_of_stock',
    availableFrom: null,
  });
});

const item: FeedItem = {
  ...{ id: '1', group: null, title: 'Lamp', description: '', url: 'https://shop/products/lamp' },
  ...{ images: [], availability: 'in_stock', availableFrom: null, brand: '', type: '' },
  ...{ price: { amount: 10, currency: 'USD' }, salePrice: null, grams: null },
  ...{ colour: null, size: null, material: null, pattern: null, gtin: null, mpn: null },
};

test.each([
  ['4006381333931', '<g:gtin>4006381333931</g:gtin>'],
  ['4006381333930', '<g:identifier_exists>no</g:identifier_exists>'],
  ['L-1', '<g:identifier_exists>no</g:identifier_exists>'],
])('only a valid barcode is a GTIN: %s', (gtin, expected) => {
  const text = feedItem({ ...item, gtin });
  expect(text).toContain(expected);
  expect(text.includes('<g:gtin>')).toBe(expected.includes('gtin'));
});

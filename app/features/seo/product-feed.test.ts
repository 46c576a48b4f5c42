import { expect, test } from 'vitest';
import { feedItem, type FeedItem } from './product-feed';

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

test('a preorder has its ship date, with the time that Google requires', () => {
  const text = feedItem({ ...item, availability: 'preorder', availableFrom: '2027-01-18' });
  expect(text).toContain('<g:availability_date>2027-01-18T00:00Z</g:availability_date>');
  expect(feedItem(item)).not.toContain('availability_date');
});

test.each([
  [10, 'USD', '10.00 USD'],
  [1990, 'HUF', '1990 HUF'],
  [1990.5, 'HUF', '1990.50 HUF'],
  [1990, 'JPY', '1990 JPY'],
])('%d %s is the price %j', (amount, currency, text) => {
  expect(feedItem({ ...item, price: { amount, currency } })).toContain(
    `<g:price>${text}</g:price>`,
  );
});

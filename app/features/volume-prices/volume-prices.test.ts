import * as v from 'valibot';
import { expect, test } from 'vitest';
import { pricedFor, shownBreaks, type VolumePrices } from './volume-prices';
import * as replies from '~/services/shopify/replies.generated';
import { toVolumePrices, volumePricesSchema } from './volume-prices.schema';

const usd = (amount: number) => ({ amount, currency: 'USD' });

const reply = (variants: Record<string, [minimum: number, amount: string][]>) => ({
  product: {
    variants: {
      pageInfo: { hasNextPage: false, endCursor: null },
      nodes: Object.entries(variants).map(([id, breaks]) => ({
        id: `gid://shopify/ProductVariant/${id}`,
        quantityPriceBreaks: {
          nodes: breaks.map(([minimumQuantity, amount]) => ({
            minimumQuantity,
            price: { amount, currencyCode: 'USD' },
          })),
        },
      })),
    },
  },
});

const read = (sent: object): VolumePrices => toVolumePrices(v.parse(replies.VolumePrices, sent))!;
const bulb = { 41: [{ minimum: 5, price: usd(8) }, { minimum: 10, price: usd(7.25) }] }; // prettier-ignore
const variants = [
  { id: '41', title: 'Black' },
  { id: '42', title: 'Linen' },
];

test('reads the prices of each variant by rising quantity, up to the bag’s maximum, and leaves out variants without any', () => {
  const prices = read(reply({ 41: [[10, '7.25'], [5, '8.0'], [100, '5.0']], 42: [[120, '5.0']] })); // prettier-ignore
  expect(v.is(volumePricesSchema, prices)).toBe(true);
  expect(prices).toEqual(bulb);
  expect(read({ product: null })).toBeNull();
});

test.each([
  [1, 9],
  [4, 9],
  [5, 8],
  [9, 8],
  [10, 7.25],
  [1000, 7.25],
])('%i pieces cost %d each', (quantity, amount) => {
  const variant = { id: '41', price: usd(9), title: 'Black' };
  expect(pricedFor(bulb, variant, quantity)).toEqual({ ...variant, price: usd(amount) });
  expect(pricedFor(bulb, { ...variant, id: '42' }, quantity).price).toEqual(usd(9));
});

test('variants with the same prices have one list without a title', () => {
  const same = { ...bulb, 42: bulb[41] };
  for (const selected of [null, '42'])
    expect(shownBreaks(same, variants, selected)).toEqual([{ of: '', items: bulb[41] }]);
});

test('variants with other prices have a titled list each, or that of the selected variant', () => {
  const other = { ...bulb, 42: [{ minimum: 5, price: usd(8.5) }] };
  const titles = (prices: VolumePrices, selected: string | null) =>
    shownBreaks(prices, variants, selected).map(({ of }) => of);
  expect(titles(other, null)).toEqual(['Black', 'Linen']);
  expect(titles(other, '42')).toEqual(['Linen']);
  expect(titles(bulb, null)).toEqual(['Black']);
  expect(titles(bulb, '42')).toEqual([]);
  expect(titles({}, null)).toEqual([]);
});

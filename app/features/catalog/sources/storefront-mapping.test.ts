import { expect, test } from 'vitest';
import { mergeFacets } from '../facets';
import { toFacets } from './storefront-mapping';

type Offered = Parameters<typeof toFacets>[0];
type Value = [label: string, input: object, swatch?: object];

const filter = (label: string, values: Value[]) => ({
  id: label,
  type: 'LIST',
  label,
  values: values.map(([name, input, swatch = null]) => ({
    label: name,
    count: 1,
    input: JSON.stringify(input),
    swatch,
  })),
});
const read = (...filters: ReturnType<typeof filter>[]) =>
  toFacets(filters as unknown as Offered).tags;

const tags = filter('Tag', [
  ['Colour~Black', { tag: 'Colour~Black' }],
  ['Material~Linen', { tag: 'Material~Linen' }],
  ['Room~Linen', { tag: 'Room~Linen' }],
  ['New', { tag: 'New' }],
]);
const linen = { color: null, image: { previewImage: { url: 'linen' } } };

test('a tag has the swatch of the same value in the filter of the same name [R-495]', () => {
  const found = read(
    tags,
    filter('Finish', [['black', { variantOption: {} }, { color: '#202020', image: null }]]),
    filter('Material', [['Linen', { productMetafield: {} }, linen]]),
  );
  expect(found).toEqual([
    { value: 'Colour~Black', count: 1, hex: '#202020' },
    { value: 'Material~Linen', count: 1, image: 'linen' },
    { value: 'Room~Linen', count: 1 },
    { value: 'New', count: 1 },
  ]);
});

test('a type or tag without text is left out', () => {
  const blank = filter('Any', [
    ['', { productType: '' }],
    [' ', { tag: ' ' }],
    ['Lamp', { productType: 'Lamp' }],
  ]);
  expect(toFacets([blank] as unknown as Offered)).toMatchObject({
    types: [{ value: 'Lamp' }],
    tags: [],
  });
});

test('without swatches, facets have no more fields', () => {
  for (const one of read(tags)) expect(Object.keys(one)).toEqual(['value', 'count']);
});

test('filters without a price are a shop that ignores prices; no filters at all leave it open [R-124]', () => {
  const facets = (...filters: ReturnType<typeof filter>[]) =>
    toFacets(filters as unknown as Offered);
  const price = {
    ...filter('Price', [['Price', { price: { min: 0, max: 90 } }]]),
    type: 'PRICE_RANGE',
  };
  expect(facets(tags).noPrice).toBe(true);
  expect(facets(tags, price)).not.toHaveProperty('noPrice');
  expect(facets()).not.toHaveProperty('noPrice');
  // A filtered list can be empty.
  expect(mergeFacets(facets(), [], facets(tags)).noPrice).toBe(true);
});

import { expect, test } from 'vitest';
import { samplesFor, type Sample } from './sample';
import { sampleProduct as product, sampleVariant as variant } from './sample-product';

const sample = (id: string, finish: string, stock = {}): Sample => {
  const { price, priceMax, handle, title, vendor, images } = product();
  const firstVariant = variant(id, stock);
  return { id: '9', handle, title, vendor, images, price, priceMax, finish, firstVariant };
};
const samples = [
  sample('1', 'Aged Brass'),
  sample('2', 'Oak', { inventory: 0, available: false }),
  sample('3', 'Nickel'),
];

test('a product’s finish names its sample, if that can be ordered [R-157]', () => {
  const offered = (finish: string | null) =>
    samplesFor({ ...product(variant('7')), finish }, samples).map(({ firstVariant, of }) => [
      firstVariant.id,
      of,
    ]);
  expect(offered('aged brass')).toEqual([['1', null]]);
  expect(offered('Oak')).toEqual([]);
  expect(offered('Chalk')).toEqual([]);
  expect(offered(null)).toEqual([]);
});

test('where variants differ by finish or colour, the selected one names it [R-157]', () => {
  const options = [
    { name: 'Size', values: ['S'] },
    { name: 'Colour', values: ['Nickel', 'Oak'] },
  ];
  const own = [variant('7', { options: ['S', 'Nickel'] }), variant('8', { options: ['S', 'Oak'] })];
  const lamp = { ...product(...own), options, finish: 'Aged brass' };
  expect(samplesFor(lamp, samples)).toMatchObject([{ firstVariant: { id: '3' }, of: ['7'] }]);
});

test('a product of samples offers none of itself [R-157]', () => {
  expect(samplesFor({ ...product(), id: '9', finish: 'Nickel' }, samples)).toEqual([]);
});

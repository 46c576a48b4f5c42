import { expect, test } from 'vitest';
import { samplesOf, type Sample } from './sample';
import { samplesFor } from './offered-samples';
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

test('samples of a design’s other finishes follow its own [R-157]', () => {
  const related = ['Aged brass', 'Oak'].map((label) => ({ handle: label, hex: '#aabbcc', label }));
  const lamp = { ...product(variant('7')), finish: 'Nickel', related };
  expect(samplesFor(lamp, samples).map(({ finish, of }) => [finish, of])).toEqual([
    ['Nickel', null],
    ['Aged Brass', []],
  ]);
  const both = [...samples, sample('4', 'Brass')];
  const named = (label: string) =>
    samplesFor({ ...lamp, related: [{ handle: 'x', hex: '#aabbcc', label }] }, both).at(-1)?.finish;
  expect(named('Brass')).toBe('Brass');
  expect(
    samplesFor({ ...lamp, related: [{ handle: 'x', hex: '#aabbcc', label: 'Brass' }] }, samples),
  ).toHaveLength(2);
});

test('a product of samples lists its variants with their pictures', () => {
  const image = { src: 'own', alt: '', width: 1, height: 1 };
  const list = samplesOf(product(variant('7', { title: 'Oak', image }), variant('8')));
  expect(list).toMatchObject([
    { finish: 'Oak', images: [{ src: 'own' }], firstVariant: { id: '7', title: '' } },
    { images: [{ src: 'a' }], firstVariant: { id: '8' } },
  ]);
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

import { expect, test } from 'vitest';
import { sampleFor, samplesFor, type Sample } from './sample';
import { sampleProduct as product, sampleVariant as variant } from './sample-product';

const sample = (id: string, title: string, stock = {}): Sample => ({
  product: { ...product(), id: '9', handle: 'finish-samples', options: [{ name: 'Finish' }] },
  variant: variant(id, { title, ...stock }),
});
const samples = [
  sample('1', 'Aged Brass'),
  sample('2', 'Oak', { inventory: 0, available: false }),
  sample('3', 'Nickel'),
];
const idOf = (found: Sample | null) => found?.variant.id ?? null;

test('a product’s finish names its sample, if that can be ordered', () => {
  const offered = (finish: string | null) =>
    samplesFor({ ...product(variant('7')), finish }, samples).map(idOf);
  expect(offered('aged brass')).toEqual(['1']);
  expect(offered('Oak')).toEqual([]);
  expect(offered('Chalk')).toEqual([]);
  expect(offered(null)).toEqual([]);
});

test('where variants differ by finish or colour, the selected one names it', () => {
  const options = [
    { name: 'Size', values: ['S'] },
    { name: 'Colour', values: ['Nickel', 'Oak'] },
  ];
  const own = [variant('7', { options: ['S', 'Nickel'] }), variant('8', { options: ['S', 'Oak'] })];
  const lamp = { ...product(...own), options, finish: 'Aged brass' };
  expect(samplesFor(lamp, samples).map(idOf)).toEqual(['3']);
  expect(own.map((one) => idOf(sampleFor(lamp, one, samples)))).toEqual(['3', '2']);
  expect(sampleFor(lamp, null, samples)).toBeNull();
});

test('a product of samples offers none of itself', () => {
  expect(samplesFor({ ...product(), id: '9', finish: 'Nickel' }, samples)).toEqual([]);
});

import { expect, test } from 'vitest';
import { cheapestCompareAt, selectVariant, colourLabel, imagesOf, sizeLabel } from './product';
import { sampleProduct as product, sampleVariant as variant } from './sample-product';

const money = (amount: number) => ({ amount, currency: 'USD' });
const image = (src: string) => ({ src, alt: '', width: 1, height: 1 });
test('the URL selects a variant; an unknown one selects none', () => {
  const lamp = product(variant('1'), variant('2'));
  expect(selectVariant(lamp, '2')?.id).toBe('2');
  expect(selectVariant(lamp, '3')).toBeNull();
  expect(selectVariant(lamp, null)).toBeNull();
});

test('a single variant needs no selecting', () => {
  expect(selectVariant(product(variant('1')), null)?.id).toBe('1');
  expect(selectVariant(product(variant('1')), '9')?.id).toBe('1');
});

test('a product without variants has none to select', () => {
  expect(selectVariant(product(), null)).toBeNull();
});

test('both names of the default variant are one size', () => {
  expect([sizeLabel('Default Title'), sizeLabel('Default'), sizeLabel('60 cm')]).toEqual([
    'One Size',
    'One Size',
    '60 cm',
  ]);
});

test.each(['Default', 'Default Title', 'default title', ' '])('%j is One Size [R-200]', (title) => {
  expect(sizeLabel(title)).toBe('One Size');
});

test('no finish is one colour', () => {
  expect([colourLabel(null), colourLabel(''), colourLabel('Brass')]).toEqual([
    'One Colour',
    'One Colour',
    'Brass',
  ]);
});

test('the compare price belongs to the variant with the lowest price', () => {
  const reduced = variant('1', { compareAt: money(15) });
  const dearer = variant('2', { price: money(20), compareAt: money(30) });
  expect(cheapestCompareAt([dearer, reduced], money(10))).toEqual(money(15));
  expect(cheapestCompareAt([dearer, variant('3')], money(10))).toBeNull();
});

test('the selected variant’s picture comes first, once', () => {
  const lamp = product();
  const own = imagesOf(lamp, variant('1', { image: image('b') }));
  expect(own.map(({ src }) => src)).toEqual(['b', 'a']);
  expect(imagesOf(lamp, variant('1'))).toBe(lamp.images);
});

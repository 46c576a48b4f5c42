import { expect, test } from 'vitest';
import type { CardProduct } from './card-product';
import { withColors } from './color-names';
import { noFacets } from './facets';

const product = {
  swatches: [{ handle: 'halden-pendant-verdigris', hex: '#43b3ae', label: 'Verdigris' }],
} as Partial<CardProduct> as CardProduct;

const hexOf = (value: string) =>
  withColors({ ...noFacets, tags: [{ value, count: 1 }] }, [product]).tags[0]!.hex;

test('colors and finishes have the color of their name, of a product or of their last word', () => {
  expect(hexOf('Colour~Black')).toBe('#1f1f1f');
  expect(hexOf('Color~gray')).toBe(hexOf('Colour~Grey'));
  expect(hexOf('Finish~Verdigris')).toBe('#43b3ae');
  expect(hexOf('Finish~Satin nickel')).toBe(hexOf('Colour~Nickel'));
});

test('unknown colors and other tags have none', () => {
  expect(hexOf('Colour~Mystery')).toBeUndefined();
  expect(hexOf('Room~Black')).toBeUndefined();
  expect(hexOf('Black')).toBeUndefined();
});

test('Shopify’s color has priority over that of the name, and the name’s color over a picture', () => {
  const own = [
    { value: 'Colour~Black', count: 1, hex: '#202020' },
    { value: 'Colour~Striped', count: 1, image: 'striped' },
    { value: 'Material~Oak', count: 1, image: 'oak' },
  ];
  expect(withColors({ ...noFacets, tags: own }, []).tags).toEqual(own);
  const tags = [{ value: 'Colour~Black', count: 1, image: 'cable' }];
  expect(withColors({ ...noFacets, tags }, []).tags).toEqual([
    { value: 'Colour~Black', count: 1, hex: '#1f1f1f' },
  ]);
});

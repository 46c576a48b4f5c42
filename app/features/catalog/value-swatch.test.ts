import { expect, test } from 'vitest';
import { readValueSwatch, swatchesIn } from './value-swatch';

const image = { previewImage: { url: 'https://cdn.shopify.com/linen.jpg' } };

test('a swatch is a picture, or else a color; an invalid color is none', () => {
  expect(readValueSwatch({ color: '#C8A678', image: null })).toEqual({ hex: '#c8a678' });
  expect(readValueSwatch({ color: '#c8a678', image })).toEqual({ image: image.previewImage.url });
  expect(readValueSwatch({ color: 'url(x)', image: { previewImage: null } })).toBeNull();
  expect([null, undefined, {}].map(readValueSwatch)).toEqual([null, null, null]);
});

test('an option without swatches stays the same', () => {
  expect(swatchesIn([null, null])).toEqual({});
  expect(swatchesIn([null, { hex: '#c8a678' }])).toEqual({ swatches: [null, { hex: '#c8a678' }] });
});

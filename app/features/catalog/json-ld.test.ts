import { expect, test } from 'vitest';
import { productData } from './json-ld';
import { sampleProduct, sampleVariant } from './sample-product';

test('an offer has the SKU of its variant, and none where the shop gives none', () => {
  const lamp = sampleProduct(sampleVariant('11', { sku: 'L1-01' }), sampleVariant('12'));
  const { offers } = productData(lamp, 'https://shop');
  expect(offers).toMatchObject([{ sku: 'L1-01' }, { url: expect.stringContaining('12') }]);
  expect((offers as object[])[1]).not.toHaveProperty('sku');
});

import { expect, test } from 'vitest';
import { productData } from './json-ld';
import { sampleProduct, sampleVariant } from './sample-product';

test('an offer has the SKU of its variant, and none where the shop gives none', () => {
  const lamp = sampleProduct(sampleVariant('11', { sku: 'L1-01' }), sampleVariant('12'));
  const { offers } = productData(lamp, 'https://shop');
  expect(offers).toMatchObject([{ sku: 'L1-01' }, { url: expect.stringContaining('12') }]);
  expect((offers as object[])[1]).not.toHaveProperty('sku');
});

test('an offer has the price before a reduction, to be struck through', () => {
  const compareAt = { amount: 15, currency: 'USD' };
  const { offers } = productData(
    sampleProduct(sampleVariant('11', { compareAt }), sampleVariant('12')),
    'https://shop',
  );
  expect(offers).toMatchObject([
    {
      price: '10',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: '15',
        priceCurrency: 'USD',
      },
    },
    {},
  ]);
  expect((offers as object[])[1]).not.toHaveProperty('priceSpecification');
});

test('the weight is told in grams, as a range where variants differ', () => {
  const weightOf = (...grams: (number | null)[]) =>
    productData(
      sampleProduct(...grams.map((one, index) => sampleVariant(String(index), { grams: one }))),
      'https://shop',
    ).weight;
  const unit = { '@type': 'QuantitativeValue', unitCode: 'GRM' };
  expect(weightOf(450, 450)).toEqual({ ...unit, value: 450 });
  expect(weightOf(450, 1200, null)).toEqual({ ...unit, minValue: 450, maxValue: 1200 });
  expect(weightOf(null)).toBeUndefined();
});

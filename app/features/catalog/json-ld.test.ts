import { expect, test } from 'vitest';
import { productData } from './json-ld';
import type { Product, Variant } from './product';

const price = { amount: 120, currency: 'USD' };
const variant = (id: string, sku: string | null): Variant => ({
  id,
  gid: `gid://shopify/ProductVariant/${id}`,
  title: 'Default Title',
  sku,
  options: [],
  price,
  compareAt: null,
  inventory: 1,
  policy: 'DENY',
  available: true,
  preorder: null,
  backorder: null,
  image: null,
});
const lamp = (...variants: Variant[]): Product => ({
  id: '1',
  gid: 'gid://shopify/Product/1',
  handle: 'lamp',
  title: 'Lamp',
  vendor: '',
  type: '',
  descriptionHtml: '',
  tags: [],
  images: [],
  videos: [],
  options: [],
  variants,
  onSale: false,
  price,
  priceMax: price,
  compareAt: null,
  related: [],
  finish: null,
  seo: { title: null, description: null },
});

test('an offer has the SKU of its variant, and none where the shop gives none', () => {
  const { offers } = productData(lamp(variant('11', 'L1-01'), variant('12', null)), 'https://shop');
  expect(offers).toMatchObject([{ sku: 'L1-01' }, { url: expect.stringContaining('12') }]);
  expect((offers as object[])[1]).not.toHaveProperty('sku');
});

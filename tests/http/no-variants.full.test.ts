import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from '../support/page-text';
import { inBareWorld, startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({
    tap: ({ url, received }) =>
      url.includes('/api/shopify/product/handle/selwyn-vase-moss')
        ? JSON.stringify({ ...JSON.parse(received), variants: [] })
        : undefined,
  });
});
afterAll(() => shop?.stop());

test.skipIf(inBareWorld)(
  'a product that the product service lists without variants is out of stock [R-339]',
  async () => {
    const page = await shop.shopper().get('/products/selwyn-vase-moss');
    expect(page.status).toBe(200);
    expect(textOf(page)).toContain('Out of stock');
    expect(textOf(page)).not.toMatch(/Select Option|Choose your options/);
  },
);

/** No setting contains the primary domain. */
import { addToCart } from '../support/buy';
import { startShop } from '../support/storefront';
import { expect, test as base } from './shop';

const test = base.extend<object, { shop: Awaited<ReturnType<typeof startShop>> }>({
  shop: [
    async ({}, provide) => {
      const shop = await startShop({ sandboxVars: { PRIMARY_DOMAIN: 'www.lintel.localhost' } });
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
});

for (const scripts of [false, true]) {
  test(`the checkout opens ${scripts ? 'with' : 'without'} JavaScript [R-197]`, async ({
    visit,
  }) => {
    const page = await visit({ javaScriptEnabled: scripts });
    await page.goto('/products/brae-pendant-nickel');
    await addToCart(page, 'Brae Pendant', scripts);
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Checkout' }).first().click();
    await page.waitForURL(/^http:\/\/www\.lintel\.localhost:\d+\/checkouts\//);
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  });
}

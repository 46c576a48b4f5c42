import { addToCart, checkOut } from '../support/buy';
import { startShop } from '../support/storefront';
import { expect, test as base } from './shop';

const test = base.extend<object, { shop: Awaited<ReturnType<typeof startShop>> }>({
  shop: [
    async ({}, provide) => {
      const shop = await startShop({ accounts: 'off' });
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
});

const title = 'You don’t need an account';

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';
  for (const width of [390, 1440]) {
    test(`nothing in the shell leads to an account, ${width} px wide, ${how} JavaScript [R-007]`, async ({
      visit,
    }) => {
      const viewport = { width, height: 900 };
      const page = await visit({ javaScriptEnabled, viewport });
      await page.goto('/');
      const banner = page.getByRole('banner');
      await expect(banner.getByRole('link', { name: /^Wishlist/ })).toBeVisible();
      if (width === 390) {
        await banner.locator('summary', { hasText: 'Menu' }).first().click();
        const menu = page.getByRole('navigation', { name: 'Menu' });
        await expect(menu.getByRole('link', { name: 'Country and currency' })).toBeVisible();
      }
      await expect(page.getByRole('link', { name: /account|sign in/i })).toHaveCount(0);
      await expect(page.locator('a[href^="/account"]')).toHaveCount(0);
    });
  }

  test(`an old link to an account tells that there are none, and leads on, ${how} JavaScript [R-010]`, async ({
    visit,
  }) => {
    const page = await visit({ javaScriptEnabled, mayFail: true });
    for (const path of ['/accounts/login', '/account/orders/1']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(`^${title} \\|`));
      await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    }
  });

  test(`a lamp is bought ${how} JavaScript [R-009]`, async ({ visit }) => {
    const page = await visit({ javaScriptEnabled });
    await page.goto('/products/brae-pendant-nickel');
    await addToCart(page, 'Brae Pendant', javaScriptEnabled);
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Checkout' }).first().click();
    await checkOut(page, 'grace@example.com');
  });
}

test('a page that somebody still has open says so after a click on its old link [R-010]', async ({
  visit,
}) => {
  const page = await visit({ mayFail: true });
  await page.goto('/pages/about');
  await page.evaluate(() =>
    (
      window as unknown as { __remixRouter: { navigate(to: string): Promise<void> } }
    ).__remixRouter.navigate('/accounts/login'),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('banner')).toBeVisible();
});

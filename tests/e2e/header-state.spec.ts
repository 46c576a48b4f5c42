import type { Page } from 'playwright/test';
import { addToCart, checkOut } from '../support/buy';
import { testHeader, testTabs } from './header-state';
import { expect, test } from './shop';

testHeader(false);
testTabs();

const bag = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Bag/ });

for (const javaScriptEnabled of [true, false]) {
  const how = `${javaScriptEnabled ? 'with' : 'without'} JavaScript`;

  test(
    `after an order the dot is gone on the first page, ${how}`,
    { tag: '@full' },
    async ({ visit, shop }) => {
      const page = await visit({ javaScriptEnabled });
      await page.goto('/products/brae-pendant-nickel');
      await addToCart(page, 'Brae Pendant', javaScriptEnabled);
      await page.goto('/cart');
      await expect(bag(page)).toHaveAccessibleName(/^Bag, items: \d+$/);
      await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
      await checkOut(page, 'ada@example.com');
      await page.getByRole('link', { name: 'Continue shopping' }).click();
      await expect(page).toHaveURL(`${shop.addresses.stores.us}/`);
      await expect(bag(page)).toHaveAccessibleName('Bag');
      await page.reload();
      await expect(bag(page)).toHaveAccessibleName('Bag');
      await page.goto('/collections/pendants');
      await expect(bag(page)).toHaveAccessibleName('Bag');
    },
  );
}

test(
  'a reload before the answer to the first add keeps what was added [R-221]',
  { tag: '@full' },
  async ({ visit, shop }) => {
    const page = await visit();
    await page.goto('/products/brae-pendant-nickel');
    const slow = { service: 'commerce', operation: 'cartCreate', mode: 'slow', delayMs: 1_500 };
    await shop.fault({ ...slow, times: 1 });
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Add to bag', exact: true })
      .first()
      .click();
    await page.waitForTimeout(200);
    await page.reload();
    await expect(bag(page)).toHaveAccessibleName(/^Bag, items: \d+$/);
    await bag(page).click();
    const drawer = page.getByRole('dialog', { name: 'Your bag' });
    await expect(drawer.getByRole('link', { name: 'Brae Pendant' }).first()).toBeVisible();
    await expect(drawer.getByText('Qty: 1')).toBeVisible();
    await shop.clearFaults();
  },
);

test(
  'without JavaScript the bag holds what was added before the answer came',
  { tag: '@full' },
  async ({ visit, shop }) => {
    const page = await visit({ javaScriptEnabled: false });
    await page.goto('/cart');
    await page.goto('/products/brae-pendant-nickel');
    const slow = { service: 'commerce', operation: 'cartCreate', mode: 'slow', delayMs: 1_000 };
    await shop.fault({ ...slow, times: 1 });
    const button = page
      .getByRole('main')
      .getByRole('button', { name: 'Add to bag', exact: true })
      .first();
    await button.click({ noWaitAfter: true });
    await page.waitForTimeout(300);
    await page.goto('/cart');
    await expect(page.getByRole('spinbutton', { name: /Brae Pendant/ })).toHaveValue('1');
    await expect(bag(page)).toHaveAccessibleName(/^Bag, items: \d+$/);
    await shop.clearFaults();
  },
);

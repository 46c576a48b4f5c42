import type { Page } from 'playwright/test';
import { addToCart, checkOut } from '../support/buy';
import { expect, test } from './shop';

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';
  const tag = javaScriptEnabled ? [] : '@full';
  test(
    `a shopper buys a lamp ${how} JavaScript @presets [R-058]`,
    { tag },
    async ({ visit, shop }) => {
      const page = await visit({ javaScriptEnabled });

      await page.goto('/');
      await page.getByRole('main').getByRole('link', { name: 'Pendants', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pendants');
      await page.getByRole('main').getByRole('link', { name: 'Brae Pendant' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brae Pendant');
      await addToCart(page, 'Brae Pendant', javaScriptEnabled);

      await page.goto('/cart');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bag');
      await changeQuantity(page, '2', javaScriptEnabled);
      await expect(subtotal(page)).toHaveText('$330.00');

      await page.getByText('Add a code').click();
      await page.getByLabel('Discount code').fill('WELCOME10');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page.getByText('WELCOME10 applied')).toBeVisible();
      await expect(subtotal(page)).toHaveText('$297.00');

      await page
        .getByRole('main')
        .getByRole('button', { name: /^Remove Brae Pendant/ })
        .click();
      await expect(page.getByRole('main').getByText('Oh no, your bag is empty!')).toBeVisible();

      await page.goto('/collections/pendants');
      await page.getByRole('main').getByRole('link', { name: 'Brae Pendant' }).first().click();
      await addToCart(page, 'Brae Pendant', javaScriptEnabled);
      await page.goto('/cart');
      await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();

      await checkOut(page, 'ada@example.com');
      await expect(page.getByText('#1')).not.toHaveCount(0);
      await expect(page.getByText('Brae Pendant').first()).toBeVisible();
      await page.getByRole('link', { name: 'Continue shopping' }).click();
      await expect(page).toHaveURL(`${Object.values(shop.addresses.stores)[0]}/`);
      await page.goto('/cart');
      await expect(page.getByRole('main').getByText('Oh no, your bag is empty!')).toBeVisible();
    },
  );
}

async function changeQuantity(page: Page, quantity: string, scripts: boolean): Promise<void> {
  const field = page.getByRole('spinbutton', { name: 'Quantity of Brae Pendant' });
  await field.fill(quantity);
  if (scripts) await field.blur();
  else await page.getByRole('button', { name: 'Update' }).click();
}

const subtotal = (page: Page) =>
  page
    .getByRole('main')
    .locator('p, div, dl')
    .filter({ hasText: /^Subtotal/ })
    .locator('span, dd')
    .last();

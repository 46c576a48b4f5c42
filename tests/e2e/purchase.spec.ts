import type { Page } from '@playwright/test';
import { expect, test } from './shop';

/** The whole way to an order, as a shopper sees it; with and without scripts the words are the same. */
for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';
  test(`a shopper buys a lamp ${how} JavaScript @presets`, async ({ visit, shop }) => {
    const page = await visit({ javaScriptEnabled });

    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Pendants', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pendants');
    await page.getByRole('main').getByRole('link', { name: 'Brae Pendant' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brae Pendant');
    await addToBag(page, javaScriptEnabled);

    await page.goto('/cart');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart');
    await changeQuantity(page, '2', javaScriptEnabled);
    await expect(subtotal(page)).toHaveText('$330.00');

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
    await addToBag(page, javaScriptEnabled);
    await page.goto('/cart');
    await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();

    await checkOut(page);
    await expect(page.getByText('#1')).not.toHaveCount(0);
    await expect(page.getByText('Brae Pendant').first()).toBeVisible();
    await page.getByRole('link', { name: 'Continue shopping' }).click();
    await expect(page).toHaveURL(`${Object.values(shop.addresses.stores)[0]}/`);
    await page.goto('/cart');
    await expect(page.getByRole('main').getByText('Oh no, your bag is empty!')).toBeVisible();
  });
}

async function addToBag(page: Page, scripts: boolean): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Add to bag', exact: true }).first()).toBeVisible();
  if (scripts) await page.waitForLoadState('networkidle');
  await main.getByRole('button', { name: 'Add to bag', exact: true }).first().click();
  if (!scripts) {
    await expect(page.getByRole('status').filter({ hasText: 'Added to bag' })).toBeVisible();
    return;
  }
  const drawer = page.getByRole('dialog', { name: 'Your bag' });
  await expect(drawer.getByRole('link', { name: 'Brae Pendant' }).first()).toBeVisible();
  await expect(drawer.getByText('Qty: 1')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
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

async function checkOut(page: Page): Promise<void> {
  await expect(page.getByText(/demo checkout, no payment is taken/i).first()).toBeVisible();
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lamb');
  await page.getByLabel('Address', { exact: true }).fill('1 Mill Street');
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('State or province').fill('Oregon');
  await page.getByLabel('Postcode').fill('97201');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('radio', { name: 'The payment is declined' }).check();
  await page.getByRole('button', { name: /Complete order/ }).click();
  await expect(page.getByText('The payment was declined.')).toBeVisible();
  await page.getByRole('radio', { name: 'The payment is approved' }).check();
  await page.getByRole('button', { name: /Complete order/ }).click();
  await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible();
}

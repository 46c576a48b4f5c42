/** Another size for what is in the bag. */
import type { Page } from '@playwright/test';
import { variantId } from '../support/seed-ids';
import type { Shop } from '../support/storefront';
import { expect, test } from './shop';

const pendant = 'halden-pendant-brass';
const title = 'Halden Pendant';

/** Puts variants into the bag without a page of the shop, and opens the bag. */
async function openBag(page: Page, shop: Shop, variants: string[], javaScriptEnabled = true) {
  const origin = shop.addresses.stores.us!;
  for (const merchandise of variants) {
    const form = { intent: 'add', merchandise, quantity: '1' };
    const headers = { origin, 'sec-fetch-site': 'same-origin' };
    await page.request.post('/cart', { form, headers });
  }
  await page.goto('/cart');
  if (javaScriptEnabled) await page.waitForLoadState('networkidle');
}

for (const javaScriptEnabled of [true, false]) {
  const how = `${javaScriptEnabled ? 'with' : 'without'} JavaScript`;

  test(`a line becomes another size, and then one with another line, ${how} [R-217]`, async ({
    visit,
    shop,
  }) => {
    const page = await visit({ javaScriptEnabled });
    const small = variantId(pendant, 'Small / Black');
    const medium = variantId(pendant, 'Medium / Linen');
    await openBag(page, shop, [small, medium], javaScriptEnabled);
    const main = page.getByRole('main');
    const choice = main.getByRole('combobox', { name: 'Size / Cable' });
    await expect(main.getByRole('link', { name: `Change ${title}` })).toHaveCount(2);
    await expect(choice).toHaveCount(0);

    await main.getByRole('link', { name: `Change ${title}, Small / Black` }).click();
    await expect(choice).toBeVisible();
    await expect(choice).toHaveValue(small);
    await choice.selectOption({ label: 'Small / Linen, $189.00' });
    await main.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(main.getByText('Size: Small / Linen')).toBeVisible();
    await expect(choice).toHaveCount(0);

    const next = main.getByRole('link', { name: `Change ${title}, Small / Linen` });
    await next.click();
    await choice.selectOption(medium);
    await main.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(main.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveCount(1);
    await expect(main.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveValue('2');
    await expect(main.getByText('Size: Medium / Linen')).toBeVisible();
    await page.goto('/cart');
    await expect(main.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveValue('2');
  });

  test(`a size that is sold out is refused, and the choice can be left, ${how}`, async ({
    visit,
    shop,
  }) => {
    const page = await visit({ javaScriptEnabled });
    await openBag(page, shop, [variantId(pendant, 'Small / Black')], javaScriptEnabled);
    const main = page.getByRole('main');
    const choice = main.getByRole('combobox', { name: 'Size / Cable' });
    await main.getByRole('link', { name: `Change ${title}` }).click();
    await choice.selectOption({ label: 'Large / Black, $389.00 (out of stock)' });
    await main.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(
      main.getByText('Large / Black is out of stock. Nothing was changed.'),
    ).toBeVisible();
    await expect(main.getByText('Size: Small / Black')).toBeVisible();
    if (!javaScriptEnabled) await main.getByRole('link', { name: `Change ${title}` }).click();
    await main.getByRole('link', { name: `Keep as it is ${title}` }).click();
    await expect(choice).toHaveCount(0);
  });
}

test('the keyboard stays with the line that was changed, and with the one it was merged into', async ({
  visit,
  shop,
}) => {
  const page = await visit();
  const [small, other, medium] = ['Small / Black', 'Small / Linen', 'Medium / Linen'].map((name) =>
    variantId(pendant, name),
  );
  await openBag(page, shop, [small!, medium!]);
  const main = page.getByRole('main');
  const choice = main.getByRole('combobox', { name: 'Size / Cable' });
  const focused = page.locator(':focus');
  await main.getByRole('link', { name: `Change ${title}, Small / Black` }).press('Enter');
  await choice.selectOption(other!);
  await choice.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main.getByText('Size: Small / Linen')).toBeVisible();
  await expect(focused).toHaveAccessibleName(`Change ${title}, Small / Linen`);
  await page.keyboard.press('Enter');
  await choice.selectOption(medium!);
  await choice.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveCount(1);
  await expect(main.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveValue('2');
  await expect(focused).toHaveAccessibleName(`Change ${title}, Medium / Linen`);
});

test('the bag page is not scrolled to the top when a choice opens', async ({ visit, shop }) => {
  const page = await visit();
  await page.setViewportSize({ width: 390, height: 500 });
  await openBag(page, shop, [variantId(pendant, 'Small / Black')]);
  const link = page.getByRole('main').getByRole('link', { name: `Change ${title}` });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(before);
});

test('what is on sale has its former price in the drawer [R-202] [R-215]', async ({
  visit,
  shop,
}) => {
  const page = await visit();
  await openBag(page, shop, [variantId('orsta-pendant-aged-brass', 'Small')]);
  await page.getByRole('banner').getByRole('link', { name: /^Bag/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Your bag' });
  await expect(drawer.locator('s')).toHaveText('$129.00');
});

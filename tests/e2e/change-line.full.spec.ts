import type { Page } from 'playwright/test';
import { addByRequest } from '../support/buy';
import { variantId } from '../support/seed-ids';
import { expect, test } from './shop';

const pendant = 'halden-pendant-brass';
const title = 'Halden Pendant';

async function openBag(page: Page, variants: string[]) {
  for (const merchandise of variants) await addByRequest(page, merchandise);
  await page.goto('/cart');
}

test('a line becomes another size, and then one with another line, with JavaScript [R-217]', async ({
  visit,
}) => {
  const page = await visit();
  const small = variantId(pendant, 'Small / Black');
  const medium = variantId(pendant, 'Medium / Linen');
  await openBag(page, [small, medium]);
  const main = page.getByRole('main');
  const choice = main.getByRole('combobox', { name: 'Size / Cable' });
  await expect(main.getByRole('link', { name: `Change ${title}` })).toHaveCount(2);
  await expect(choice).toHaveCount(0);

  await main.getByRole('link', { name: `Change ${title}, Small / Black` }).click();
  await expect(choice).toBeVisible();
  await expect(choice).toHaveValue(small);
  await choice.selectOption({ label: 'Small / Linen, $189.00' });
  await main.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(main.getByText('Size: Small · Cable: Linen')).toBeVisible();
  await expect(choice).toHaveCount(0);

  const next = main.getByRole('link', { name: `Change ${title}, Small / Linen` });
  await next.click();
  await choice.selectOption(medium);
  await main.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(main.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveCount(1);
  await expect(main.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveValue('2');
  await expect(main.getByText('Size: Medium · Cable: Linen')).toBeVisible();
  await page.goto('/cart');
  await expect(main.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveValue('2');
});

test('a size that is sold out is refused, and the choice can be left, with JavaScript', async ({
  visit,
}) => {
  const page = await visit();
  await openBag(page, [variantId(pendant, 'Small / Black')]);
  const main = page.getByRole('main');
  const choice = main.getByRole('combobox', { name: 'Size / Cable' });
  await main.getByRole('link', { name: `Change ${title}` }).click();
  await choice.selectOption({ label: 'Large / Black, $389.00 (out of stock)' });
  await main.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(main.getByText('Large / Black is out of stock. Nothing was changed.')).toBeVisible();
  await expect(main.getByText('Size: Small · Cable: Black')).toBeVisible();
  await main.getByRole('link', { name: `Keep as is ${title}` }).click();
  await expect(choice).toHaveCount(0);
});

test('the focus stays on the changed line, or on the one it was merged into', async ({ visit }) => {
  const page = await visit();
  const [small, other, medium] = ['Small / Black', 'Small / Linen', 'Medium / Linen'].map((name) =>
    variantId(pendant, name),
  );
  await openBag(page, [small!, medium!]);
  const main = page.getByRole('main');
  const choice = main.getByRole('combobox', { name: 'Size / Cable' });
  const focused = page.locator(':focus');
  await main.getByRole('link', { name: `Change ${title}, Small / Black` }).press('Enter');
  await choice.selectOption(other!);
  await choice.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main.getByText('Size: Small · Cable: Linen')).toBeVisible();
  await expect(focused).toHaveAccessibleName(`Change ${title}, Small / Linen`);
  await page.keyboard.press('Enter');
  await choice.selectOption(medium!);
  await choice.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveCount(1);
  await expect(main.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveValue('2');
  await expect(focused).toHaveAccessibleName(`Change ${title}, Medium / Linen`);
});

test('the bag page is not scrolled to the top when a choice opens', async ({ visit }) => {
  const page = await visit();
  await page.setViewportSize({ width: 390, height: 500 });
  await openBag(page, [variantId(pendant, 'Small / Black')]);
  const link = page.getByRole('main').getByRole('link', { name: `Change ${title}` });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(before);
});

test('what is on sale has its former price in the drawer [R-202] [R-215]', async ({ visit }) => {
  const page = await visit();
  await openBag(page, [variantId('orsta-pendant-aged-brass', 'Small')]);
  await page.getByRole('banner').getByRole('link', { name: /^Bag/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Your bag' });
  await expect(drawer.locator('s')).toHaveText('$129.00');
});

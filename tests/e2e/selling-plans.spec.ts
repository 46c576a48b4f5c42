import type { Page } from 'playwright/test';
import { expect, test } from './shop';

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Your bag' });
const linesOf = (page: Page) => drawerOf(page).getByRole('list').first().locator(':scope > li');
const formOf = (page: Page) => page.locator('#add');
const addButton = (page: Page) =>
  formOf(page).getByRole('button', { name: 'Add to bag', exact: true });
const option = (page: Page, name: string | RegExp) => formOf(page).getByRole('radio', { name });
const subtotalOf = (page: Page) =>
  drawerOf(page)
    .getByText(/^Subtotal/)
    .locator('..');

test(
  'the price follows the purchase option, and each option is a line of its own [R-440] [R-442]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/products/opal-bulb-e27');
    const price = page.getByRole('main').locator('[aria-live="polite"]').first();
    await expect(price).toContainText('$14.00');
    await expect(option(page, 'One-time purchase')).toBeChecked();
    await addButton(page).click();
    await expect(linesOf(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await option(page, 'Deliver every month, 10% off').check();
    await expect(price).toContainText('$12.60');
    await addButton(page).click();
    await expect(linesOf(page)).toHaveCount(2);
    await expect(linesOf(page).first()).toContainText('Deliver every month, 10% off');
    await expect(linesOf(page).first()).toContainText('$12.60');
    await expect(subtotalOf(page)).toContainText('$26.60');
    // The plan is changed in the drawer.
    await linesOf(page).first().getByRole('link', { name: 'Change Opal Bulb' }).click();
    await drawerOf(page)
      .getByLabel('Purchase option')
      .selectOption({ label: 'Deliver every 2 months, 10% off, $12.60' });
    await drawerOf(page).getByRole('button', { name: 'Change purchase option' }).click();
    await expect(linesOf(page).first()).toContainText('Deliver every 2 months, 10% off');
    // Without its plan, the line is merged into the line of the one-time purchase.
    await linesOf(page).first().getByRole('link', { name: 'Change Opal Bulb' }).click();
    await drawerOf(page).getByLabel('Purchase option').selectOption('');
    await drawerOf(page).getByRole('button', { name: 'Change purchase option' }).click();
    await expect(linesOf(page)).toHaveCount(1);
    await expect(subtotalOf(page)).toContainText('$28.00');
  },
);

test(
  'the amounts follow the variant, and the bag says what is due today [R-440] [R-443]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/products/lund-side-table-walnut');
    const deposit = formOf(page).locator('label', { hasText: 'Preorder with a 20% deposit' });
    await expect(deposit).toContainText('Pay $49.00 now, $196.00 later.');
    await formOf(page).getByRole('radio', { name: /^High/ }).check();
    await expect(deposit).toContainText('Pay $47.00 now, $188.00 later.');
    await deposit.getByRole('radio').check();
    await addButton(page).click();
    await expect(linesOf(page).first()).toContainText('$47.00 today, $188.00 later');
    await expect(drawerOf(page).getByText('Due today').locator('..')).toContainText('$47.00');
    await expect(drawerOf(page).getByText('Due later').locator('..')).toContainText('$188.00');
  },
);

test('an option chosen before scripts run is kept [R-440]', { tag: '@full' }, async ({ visit }) => {
  const page = await visit({ unhydrated: true });
  await page.goto('/products/opal-bulb-e27');
  await option(page, 'Deliver every 2 months').check();
  const price = page.getByRole('main').locator('[aria-live="polite"]').first();
  await expect(price).toContainText('$12.60');
  await expect(option(page, 'Deliver every 2 months')).toBeChecked();
  await addButton(page).click();
  await expect(linesOf(page).first()).toContainText('Deliver every 2 months, 10% off');
});

test(
  'without scripts a product that needs a plan is bought with the plan that is selected [R-440] [R-441]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ javaScriptEnabled: false });
    await page.goto('/products/spot-bulbs-gu10');
    await expect(formOf(page).getByRole('radio').first()).toBeChecked();
    await formOf(page).getByText('a year paid in advance').click();
    await addButton(page).click();
    await expect(page.getByRole('main')).toContainText('a year paid in advance');
    await expect(page.getByRole('main')).toContainText('$60.00');
  },
);

test(
  'the form and the sheet of the buy bar have the same purchase option [R-440]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ viewport: { width: 390, height: 844 } });
    await page.goto('/products/lund-side-table-walnut');
    await option(page, /^One-time purchase/).check();
    await option(page, /^Preorder/).check();
    // The bar shows while the form's button is out of view.
    await addButton(page).evaluate((button) =>
      window.scrollBy(0, button.getBoundingClientRect().bottom + 40),
    );
    await page.getByText('Change Low').click();
    const sheet = page.getByRole('dialog', { name: 'Lund Side Table' });
    await expect(sheet.getByRole('radio', { name: /^Preorder/ })).toBeChecked();
    await sheet.getByRole('radio', { name: /^One-time purchase/ }).check();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(option(page, /^One-time purchase/)).toBeChecked();
  },
);

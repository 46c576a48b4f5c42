import type { Page } from 'playwright/test';
import { expect, test } from './shop';

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Your bag' });
const linesOf = (page: Page) => drawerOf(page).getByRole('list').first().locator(':scope > li');
const addButton = (page: Page) =>
  page.locator('#add').getByRole('button', { name: 'Add to bag', exact: true });

test(
  'a gift card is sent to someone else; mistakes are shown at their fields and nothing is lost [R-420]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/products/gift-card');
    const form = page.locator('#add');
    await expect(form.getByLabel('Their email')).toBeHidden();
    await form.getByRole('radio', { name: /75\.00.*For a vase/ }).check();
    await form.getByLabel('Send it to someone else').check();
    await form.getByLabel('Their name').fill('Ana');
    await form.getByLabel('Message').fill('For your hall');
    await addButton(page).click();
    await expect(form.getByText('Please enter their email address.')).toBeVisible();
    await expect(form.getByLabel('Their email')).toBeFocused();
    await form.getByLabel('Their email').fill('ana');
    await form.getByLabel('Send on').fill('2020-01-01');
    await addButton(page).click();
    await expect(form.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(form.getByText('Please choose a day from today')).toBeVisible();
    await expect(drawerOf(page)).toBeHidden();
    await form.getByLabel('Their email').fill('ana@example.com');
    await form.getByLabel('Send on').fill('');
    await expect(form.getByText('Please enter a valid email address.')).toBeHidden();
    await expect(form.getByText('Please choose a day from today')).toBeHidden();
    await addButton(page).click();
    await expect(linesOf(page)).toHaveCount(1);
    await expect(linesOf(page)).toContainText('To: Ana, ana@example.com');
    await expect(linesOf(page)).toContainText('Message: For your hall');
    await page.keyboard.press('Escape');
    await form.getByLabel('Their email').fill('ben@example.com');
    await addButton(page).click();
    await expect(linesOf(page)).toHaveCount(2);
    await expect(linesOf(page).first()).toContainText('ben@example.com');
    await page
      .getByRole('button', { name: /^Remove Gift Card/ })
      .first()
      .click();
    await expect(linesOf(page).filter({ visible: true })).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(linesOf(page).filter({ hasText: 'ben@example.com' })).toBeVisible();
  },
);

test(
  'without scripts the fields of a gift card’s recipient work, and come back with what is wrong [R-420]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ javaScriptEnabled: false, mayFail: true });
    await page.goto('/products/gift-card');
    await expect(page.getByLabel('Their email')).toBeHidden();
    await page.getByLabel('Send it to someone else').check();
    await page.getByLabel('Their email').fill('ana');
    await page.getByLabel('Message').fill('For your hall');
    await addButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Please enter a valid email address.');
    await expect(page.getByLabel('Message')).toHaveValue('For your hall');
    await page.getByLabel('Their email').fill('ana@example.com');
    await page.getByRole('button', { name: 'Add to bag' }).first().click();
    await expect(page.getByRole('main')).toContainText('To: ana@example.com');
  },
);

test(
  'five samples are chosen by photograph and added at once, as one entry of the bag [R-421]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/products/finish-samples');
    await page.getByRole('button', { name: 'Add samples to bag' }).click();
    await expect(page.getByText('Please choose at least one finish.')).toBeVisible();
    for (const finish of ['Brass', 'Satin nickel', 'Black', 'Oak', 'Chalk'])
      await page.getByRole('checkbox', { name: finish, exact: true }).check();
    await page.getByRole('button', { name: 'Add 5 samples, $10.00' }).click();
    await expect(linesOf(page)).toHaveCount(1);
    await expect(linesOf(page)).toContainText('Finish Sample × 5');
    await page.getByRole('button', { name: 'Remove Finish Sample, Oak' }).click();
    await expect(linesOf(page)).toContainText('Finish Sample × 4');
  },
);

test(
  'a bag is shared with the device’s share sheet where there is one [R-422]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (data: ShareData) => void (document.title = data.url ?? ''),
      });
    });
    await page.goto('/products/brae-pendant-nickel');
    await addButton(page).click();
    await expect(linesOf(page)).toHaveCount(1);
    await page.goto('/cart');
    await page.getByText('Share this bag').click();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page).toHaveTitle(/\/cart\/import\?item=1/);
    const link = new URL(await page.title());
    await page.goto(link.pathname + link.search);
    const shared = page.getByRole('main').getByRole('listitem');
    await expect(shared).toContainText('Satin nickel, Qty: 1');
    await expect(shared.locator('img')).toBeVisible();
    await expect(page.getByRole('main').getByText('Total')).toBeVisible();
  },
);

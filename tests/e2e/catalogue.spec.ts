import type { Page } from 'playwright/test';
import { expect, test } from './shop';
import { variantId, variantPath } from '../support/seed-ids';

const bagOn = (page: Page) => page.getByRole('dialog', { name: 'Your bag' });

test('a shopper narrows a collection, searches, picks options and adds, with scripts @presets @bare', async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 1024, height: 768 } });
  await page.goto('/collections/lighting');
  await page.getByText('Filter', { exact: true }).click();
  await page
    .getByRole('link', { name: /^Brass \d+/ })
    .first()
    .click();
  await expect(page).toHaveURL(/tag=/);
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Brass');

  await page.goto('/search');
  await page.getByLabel('What are you looking for?').fill('halden');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/q=halden/);
  await page.locator('main h3 a[href^="/products/halden-pendant-"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halden Pendant');

  await page.getByRole('group', { name: 'Size' }).getByRole('radio', { name: 'Medium' }).check();
  await page.getByRole('group', { name: 'Cable' }).getByRole('radio', { name: 'Linen' }).check();
  await expect(page).toHaveURL(/variant=\d+/);
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Add to bag', exact: true })
    .first()
    .click();
  await expect(bagOn(page)).toContainText('Size: Medium · Cable: Linen');
});

test(
  'a combination that is gone says so and takes an email, with scripts @presets @bare',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/products/halden-pendant-brass');
    await page.getByRole('radio', { name: 'Large' }).check();
    const black = page.getByRole('radio', { name: 'Black' });
    await expect(black).toHaveAccessibleName(/sold out/);
    await black.check();
    await expect(page).toHaveURL(
      new RegExp(`variant=${variantId('halden-pendant-brass', 'Large / Black')}`),
    );
    await expect(
      page.getByRole('main').getByRole('button', { name: 'Out of stock' }),
    ).toBeVisible();
    await expect(page.getByRole('form', { name: 'Back in stock' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Large' })).toBeChecked();
    await page.getByRole('radio', { name: 'Linen' }).check();
    await page.getByRole('button', { name: 'Add to bag', exact: true }).first().click();
    await expect(bagOn(page)).toContainText('Size: Large · Cable: Linen');
  },
);

test(
  'a card adds its first variant, with scripts @presets @bare [R-131]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/collections/wall-lights');
    const card = page.getByRole('article').filter({ hasText: 'Fenwick Wall Light' }).first();
    await card.getByRole('button', { name: /^Add to bag/ }).click();
    await expect(bagOn(page)).toContainText('Fenwick Wall Light');
    await expect(page.getByText('Added to bag').first()).toBeVisible();
  },
);

test(
  'the code that a shopper asks for follows the variant',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/products/halden-pendant-brass');
    await page.getByText('Product code').click();
    const codes = page
      .getByRole('group')
      .filter({ hasText: 'Product code' })
      .getByRole('definition');
    await expect(codes).toHaveCount(6);
    await page.getByRole('radio', { name: 'Medium' }).check();
    await page.getByRole('radio', { name: 'Linen' }).check();
    await expect(codes).toHaveText([/^L\d+-04$/]);
  },
);

test(
  'a message about one variant is not shown for another',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ mayFail: true });
    await page.goto(variantPath('halden-pendant-brass', 'Small / Black'));
    const form = page.getByRole('main').locator('form', { has: page.getByLabel('Quantity') });
    await form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
    await form.getByLabel('Quantity').fill('1000');
    await form.getByRole('button', { name: 'Add to bag', exact: true }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await form.getByRole('radio', { name: 'Medium' }).check();
    await expect(form.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'a long word in the names of a product makes no page wider than a phone',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ javaScriptEnabled: false });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/products/halden-pendant-brass');
    const main = page.getByRole('main');
    const names = [
      main.getByRole('heading', { level: 1 }),
      main.locator('[aria-current=page]').first(),
      main.getByRole('radio', { name: 'Small' }).locator('+ span'),
    ];
    for (const name of names)
      await name.evaluate((element) => (element.textContent = 'm'.repeat(80)));
    const wide = () => document.documentElement.scrollWidth - window.innerWidth;
    expect(await page.evaluate(wide)).toBe(0);
  },
);

test(
  'a swipe turns to the next picture, and a pinch back to the normal size doesn’t',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.goto('/products/halden-pendant-brass');
    await page
      .getByRole('link', { name: /Enlarge$/ })
      .first()
      .tap();
    const picture = page.getByRole('dialog', { name: 'Picture' });
    await expect(picture.getByText(/^1 of \d/)).toBeVisible();
    const screen = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...across: number[]) =>
      screen.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: across.map((x, id) => ({ x, y: 500, id })),
      });
    await touch('touchStart', 80);
    await touch('touchStart', 80, 310);
    await touch('touchMove', 80, 200);
    await touch('touchEnd', 80);
    await touch('touchEnd');
    await touch('touchStart', 300);
    await touch('touchMove', 100);
    await touch('touchEnd');
    await expect(picture.getByText(/^2 of \d/)).toBeVisible();
  },
);

import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './shop';

const gone = 'selwyn-vase-moss';

test('a sold-out product says so on its card and its page, with scripts @bare', async ({
  visit,
}) => {
  const page = await visit();
  // By search: a collection's card would show a finish that is in stock instead.
  await page.goto('/search?q=selwyn+moss');
  const card = page.locator('article', { has: page.locator(`h3 a[href="/products/${gone}"]`) });
  await expect(card.getByText('Sold out', { exact: true })).toBeVisible();
  await expect(page.locator('main').getByText('Sold out', { exact: true })).toHaveCount(1);
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await card.locator('h3 a').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const word = page.locator('main h1 ~ p').getByText('Sold out', { exact: true });
  await expect(word).toBeVisible();
});

test('the weight is a range until a size is chosen, and follows the choice @bare', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto('/products/halden-pendant-brass');
  const weight = page.locator('dt', { hasText: /^Weight$/ }).locator('xpath=following-sibling::dd');
  await expect(weight).toHaveText(/^[\d.]+ (lb|oz) to [\d.]+ lb$/);
  const range = await weight.innerText();
  await page.locator('label', { hasText: /^Large\b/ }).click();
  await page.locator('label', { hasText: /^Linen/ }).click();
  await expect(page).toHaveURL(/variant=/);
  await expect(weight).toHaveText(/^[\d.]+ lb$/);
  expect(range.endsWith(await weight.innerText())).toBe(true);
});

test('on a phone a bar offers to buy while the form’s button is out of sight, and covers nothing [R-147]', async ({
  visit,
}) => {
  const page = await visit({ javaScriptEnabled: false });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products/halden-pendant-brass');
  const bar = page.locator('.buy-bar');
  const press = bar.getByRole('link', { name: /^Select Option ?: Halden/ });
  await expect(press).toBeVisible();
  await press.click();
  await expect(page.getByRole('radio', { name: 'Small' })).toBeInViewport();
  await page.locator('label', { hasText: /^Small/ }).click();
  await page.locator('label', { hasText: /^Linen/ }).click();
  await page.locator('[data-buy]').scrollIntoViewIfNeeded();
  await expect(press).toHaveCount(0);
  await page.getByText('Product code').scrollIntoViewIfNeeded();
  await expect(press).toBeVisible();
  await page.locator('footer').last().scrollIntoViewIfNeeded();
  await expect(bar).not.toBeInViewport();
  const place = await bar.evaluate((element) => {
    const { bottom } = element.previousElementSibling!.getBoundingClientRect();
    return element.getBoundingClientRect().top - bottom;
  });
  expect(place).toBeGreaterThanOrEqual(0);
  await page.getByText('Product code').scrollIntoViewIfNeeded();
  await press.click();
  await page.locator('[data-buy]').getByRole('button', { name: 'Add to bag' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('main')).toContainText('Size: Small · Cable: Linen');
  await page.goto('/products/fallow-rug-rust');
  await expect(bar.getByRole('link', { name: 'Let me know' })).toHaveAttribute('href', '#notify');
  // On a landscape phone, a sold-out product needs no bar, because its form is next to the picture.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(bar).toBeHidden();
});

/** Stock, weight and reductions, as shoppers see them. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './shop';

const gone = 'selwyn-vase-moss';

for (const javaScriptEnabled of [true, false]) {
  test(`a sold-out product says so on its card and its page, scripts: ${javaScriptEnabled} @catalogue`, async ({
    visit,
  }) => {
    const page = await visit({ javaScriptEnabled });
    await page.goto('/collections/vases');
    const card = page.locator('article', { has: page.locator(`h3 a[href="/products/${gone}"]`) });
    await expect(card.getByText('Sold out', { exact: true })).toBeVisible();
    await expect(page.locator('main').getByText('Sold out', { exact: true })).toHaveCount(1);
    if (javaScriptEnabled) {
      const { violations } = await new AxeBuilder({ page }).include('main').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    }
    await card.locator('h3 a').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const word = page.locator('main h1 ~ p').getByText('Sold out', { exact: true });
    await expect(word).toBeVisible();
  });
}

test('the weight is a range until a size is chosen, and follows the choice @catalogue', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto('/products/halden-pendant-brass');
  await page.getByText('Dimensions and material').click();
  const weight = page.locator('dt', { hasText: /^Weight$/ }).locator('xpath=following-sibling::dd');
  await expect(weight).toHaveText(/^[\d.]+ (lb|oz) to [\d.]+ lb$/);
  const range = await weight.innerText();
  await page.locator('label', { hasText: /^Large$/ }).click();
  await page.locator('label', { hasText: /^Linen$/ }).click();
  await expect(page).toHaveURL(/variant=/);
  await expect(weight).toHaveText(/^[\d.]+ lb$/);
  expect(range.endsWith(await weight.innerText())).toBe(true);
});

test('without scripts the weight is that of the variant in the address', async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false });
  await page.goto('/products/halden-pendant-brass?option1=Small&option2=Linen');
  await page.getByText('Dimensions and material').click();
  const weight = page.locator('dt', { hasText: /^Weight$/ }).locator('xpath=following-sibling::dd');
  await expect(weight).toHaveText(/^[\d.]+ (lb|oz)$/);
});

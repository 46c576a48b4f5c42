/** URLs with options, as in Shopify's own themes. */
import { expect, test } from './shop';

test('?Size=…&Cable=… selects the variant, with JavaScript', async ({ visit }) => {
  const page = await visit();
  const path = '/products/halden-pendant-brass?Size=Large&Cable=Linen&utm_source=mail';
  await page.goto(path);
  const main = page.getByRole('main');
  for (const name of [/^Large\b/, /^Linen$/])
    await expect(main.getByRole('radio', { name })).toBeChecked();
  await expect(main.getByText('$389.00').first()).toBeVisible();
  await expect(page).toHaveURL(path);
  await main.getByRole('button', { name: 'Add to bag', exact: true }).first().click();
  const bag = page.getByRole('dialog', { name: 'Your bag' });
  await expect(bag.getByText('Large / Linen').first()).toBeVisible();
});

test('another choice replaces the names by the id of its variant', async ({ visit }) => {
  const page = await visit();
  await page.goto('/products/halden-pendant-brass?Size=Large&Cable=Linen');
  await page.getByRole('main').locator('label').filter({ hasText: 'Medium' }).first().click();
  await expect(page).toHaveURL(/\?variant=\d+$/);
  await expect(page.getByRole('main').getByText('$259.00').first()).toBeVisible();
});

test('an option that is chosen at the moment of the press is the one that is added', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto('/products/halden-pendant-brass?Size=Medium&Cable=Linen');
  await page.evaluate(() => {
    const size = document.querySelector<HTMLInputElement>('input[name=option1][value=Large]')!;
    size.click();
    size.form!.requestSubmit();
  });
  await expect(page.getByRole('dialog', { name: 'Your bag' })).toContainText('Large / Linen');
});

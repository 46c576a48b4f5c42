import { expect, test } from './shop';

test('the parts follow the selected variant, and the drawer lists them [R-470] [R-471] [R-472]', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto('/products/halden-pendant-pair');
  const list = page.getByRole('region', { name: 'In this bundle' });
  await expect(list).toContainText('2 × Halden Pendant');
  await expect(list).toContainText('Brass, Small / Black');
  await page.locator('#add').getByRole('radio', { name: 'Medium' }).check();
  await expect(list).toContainText('Brass, Medium / Black');
  await expect(list).not.toContainText('Small / Black');
  await page.locator('#add').getByRole('button', { name: 'Add to bag', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Your bag' });
  const parts = drawer.getByRole('list', { name: 'In Halden Pendant, Pair' });
  await expect(parts).toContainText('2 × Halden Pendant, Brass, Medium / Black');
  await page.keyboard.press('Escape');
  // A client navigation loads the list's code before it shows the page.
  await list.getByRole('link', { name: 'Halden Pendant' }).click();
  await expect(page).toHaveURL(/\/products\/halden-pendant-brass\?variant=\d+$/);
  await expect(list).toHaveCount(0);
  await page.goBack();
  await expect(list).toContainText('2 × Halden Pendant');
});

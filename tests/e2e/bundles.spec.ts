import { expect, test } from './shop';

test(
  'the parts follow the selected variant, and the drawer lists them [R-470] [R-471] [R-472]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/products/sorrel-pendant-pair');
    const list = page.getByRole('region', { name: 'In this bundle' });
    await expect(list).toContainText('2 × Sorrel Pendant');
    await expect(list).toContainText('Brass, Small');
    await page.locator('#add').getByRole('radio', { name: 'Brass and black' }).check();
    await expect(list).toContainText('Black, Small');
    await expect(list).not.toContainText('2 ×');
    await page.locator('#add').getByRole('button', { name: 'Add to bag', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Your bag' });
    const parts = drawer.getByRole('list', { name: 'In Sorrel Pendant, Pair' });
    await expect(parts).toContainText('1 × Sorrel Pendant, Black, Small');
    await page.keyboard.press('Escape');
    await list.getByRole('link', { name: 'Sorrel Pendant' }).first().click();
    await expect(page).toHaveURL(/\/products\/sorrel-pendant-brass\?variant=\d+$/);
    await expect(list).toHaveCount(0);
    await page.goBack();
    await expect(list).toContainText('Sorrel Pendant');
  },
);

test(
  'a press before the page hydrates adds the bundle, and the browser reports no error [R-470]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ unhydrated: true });
    await page.route(/\/assets\/framework-/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto('/products/quill-reading-set');
    const list = page.getByRole('region', { name: 'In this bundle' });
    await list.evaluate((element) => element.setAttribute('data-served', ''));
    await page.getByRole('button', { name: 'Add to bag', exact: true }).first().click();
    await expect(page.getByRole('dialog', { name: 'Your bag' })).toContainText('Quill Reading Set');
    await expect(list).toHaveAttribute('data-served', '');
  },
);

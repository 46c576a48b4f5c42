import { expect, test } from './shop';

test(
  'the volume prices follow the selected variant, and the drawer has the price of the quantity at once [R-491] [R-493]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/products/cloth-cable');
    const table = page.getByRole('region', { name: 'Volume prices' });
    await expect(table).toContainText('Buy 3 or more$16.00 each');
    const form = page.locator('#add');
    await form.getByRole('radio', { name: 'Linen' }).check();
    await expect(table).toHaveCount(0);
    await form.getByRole('radio', { name: 'Black' }).check();
    await expect(table).toContainText('$16.00 each');
    await form.getByRole('spinbutton').fill('3');
    // The reply never comes, so the drawer shows the price that the page calculated.
    await page.route('**/cart*', (route) =>
      route.request().method() === 'POST' ? undefined : route.continue(),
    );
    await form.getByRole('button', { name: 'Add to bag', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Your bag' });
    await expect(drawer).toContainText('$48.00');
  },
);

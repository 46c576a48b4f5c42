import { expect, test } from './shop';

test('the buy bar covers neither the quantity nor the button, wherever the page is scrolled to', async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 390, height: 844 } });
  await page.goto('/products/brae-pendant-nickel');
  const bar = page.locator('.buy-bar');
  const main = page.getByRole('main');
  for (const control of [
    main.getByRole('button', { name: 'One more' }),
    main.getByRole('button', { name: 'Add to bag', exact: true }).first(),
  ]) {
    const top = await control.evaluate(
      (element) => element.getBoundingClientRect().top + window.scrollY,
    );
    for (let above = 44; above <= 204; above += 20) {
      await page.evaluate((to) => window.scrollTo(0, to), top - 844 + above);
      await expect
        .poll(() =>
          control.evaluate((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
          }),
        )
        .toBe(true);
    }
  }
  await main
    .getByRole('button', { name: 'Add to bag', exact: true })
    .first()
    .evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().bottom + 40));
  await expect(bar).toBeVisible();
});

test(
  'the bar’s option panel closes by its cross and by its button, gives the focus back, and opens again [R-147]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ viewport: { width: 390, height: 844 } });
    await page.goto('/products/lund-side-table-walnut');
    await page.getByText('Product code').scrollIntoViewIfNeeded();
    const change = page.locator('.buy-bar').getByRole('link', { name: /^Change/ });
    const panel = page.getByRole('dialog', { name: 'Lund Side Table' });
    await change.click();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toHaveCount(0);
    await expect(change).toBeFocused();
    await change.click();
    await panel.locator('button[type=submit]').click();
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Your bag' })).toContainText('Lund Side Table');
    await page.keyboard.press('Escape');
    await expect(change).toBeFocused();

    await page.getByRole('main').locator('a[href="/products/lund-side-table-oak"]').first().click();
    await expect(page).toHaveURL(/lund-side-table-oak/);
    await page.getByText('Product code').scrollIntoViewIfNeeded();
    await change.click();
    await expect(panel).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/lund-side-table-walnut/);
    await expect(panel).toHaveCount(0);
  },
);

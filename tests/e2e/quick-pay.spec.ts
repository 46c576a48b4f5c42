import { expect, test } from './shop';

for (const javaScriptEnabled of [true, false]) {
  test(
    `a lamp is bought at once, a bag is wrapped and a gift card checked, scripts: ${javaScriptEnabled}`,
    { tag: '@full' },
    async ({ visit }) => {
      const page = await visit({ javaScriptEnabled, mayFail: true });
      await page.goto('/products/halden-pendant-brass');
      const form = page.locator('#add');
      await form.getByRole('radio', { name: /^Small/ }).check();
      await form.getByRole('radio', { name: /^Black/ }).check();
      await form.getByRole('button', { name: 'Buy it now' }).click();
      await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
      await expect(page.getByText('Halden Pendant')).toBeVisible();
      await page.goBack();
      await form.getByRole('button', { name: 'Shop Pay' }).click();
      await expect(page).toHaveURL(/payment=shop_pay$/);
      await expect(page.getByText('Shop Pay', { exact: true })).toBeVisible();
      await page.goto('/products/brae-pendant-nickel');
      await page.locator('#add').getByRole('button', { name: 'Add to bag' }).click();
      if (javaScriptEnabled)
        await expect(
          page.getByRole('dialog').getByRole('button', { name: 'Shop Pay' }),
        ).toBeVisible();
      await page.goto('/cart');
      await expect(page.getByRole('main')).not.toContainText('Halden Pendant Small');
      const box = page.getByLabel('Wrap as a gift');
      // Without scripts, the page has a button instead of the box.
      const button = page.getByRole('button', { name: 'Wrap as a gift' });
      await (javaScriptEnabled ? box.check() : button.click());
      const remove = page.getByRole('main').getByRole('button', { name: 'Remove Gift Wrapping' });
      await expect(remove).toBeVisible();
      await remove.click();
      await (javaScriptEnabled ? expect(box).not.toBeChecked() : expect(button).toBeVisible());
      await page.goto('/pages/gift-card-balance');
      const code = page.getByLabel('Gift card code');
      await code.fill('NOSUCHCARD');
      await page.getByRole('button', { name: 'Check balance' }).click();
      await expect(code).toHaveAccessibleDescription(/We can’t find a balance/);
      await expect(code).toHaveValue('NOSUCHCARD');
      await code.fill('lintel vase card 7e55');
      await page.getByRole('button', { name: 'Check balance' }).click();
      await expect(page.getByRole('main').getByRole('status')).toHaveText(
        'Gift card ending 7E55: $75.00 left.',
      );
    },
  );
}

test(
  'with scripts, a missing option is asked for before a purchase',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/products/gift-card');
    const form = page.locator('#add');
    await form.getByLabel('Send it to someone else').check();
    await form.getByRole('button', { name: 'Buy it now' }).click();
    await expect(form.getByText('Please enter their email address.')).toBeVisible();
    await expect(page).toHaveURL(/\/products\/gift-card/);
  },
);

import { expect, test } from './shop';

test('an empty bag has a subtotal and the way to its page, and no checkout [R-201]', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Bag' }).click();
  const drawer = page.getByRole('dialog', { name: 'Your bag' });
  await expect(drawer.getByText('Oh no, your bag is empty!')).toBeVisible();
  await expect(drawer.getByText('Subtotal').locator('xpath=..')).toHaveText('Subtotal$0.00');
  await expect(drawer.getByRole('button', { name: 'Checkout' })).toHaveCount(0);
  await drawer.getByRole('link', { name: 'View Bag' }).click();
  await expect(page).toHaveURL(/\/cart$/);
});

test('the subtotal of a bag that cannot be read is not made up', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await page.route('**/cart*', (route) =>
    route.request().resourceType() === 'fetch' ? new Promise(() => undefined) : route.continue(),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Bag' }).click();
  const drawer = page.getByRole('dialog', { name: 'Your bag' });
  await expect(drawer.getByText('Loading...')).toBeVisible();
  await expect(drawer.getByText('Subtotal').locator('xpath=..')).toHaveText(/not available yet$/);
  await expect(drawer.getByRole('link', { name: 'View Bag' })).toBeVisible();
});

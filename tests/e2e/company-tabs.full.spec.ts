import { expect, test } from './shop';

test.use({ accounts: 'customer-account-api', world: 'full' });

test('an open tab follows another tab’s choice of location and sign-out [R-541]', async ({
  visit,
  account,
}) => {
  const page = await visit();
  await account.signIn(page, 'hotels@lintel.example');
  const other = await page.context().newPage();
  const choose = async (name: RegExp) => {
    await other.goto('/accounts/company');
    await other.getByRole('radio', { name }).check();
    await other.getByRole('button', { name: 'Buy for this location' }).click();
    await expect(other.getByText(name).first()).toBeVisible();
  };
  await choose(/Brooklyn/);
  await page.goto('/products/brae-pendant-nickel');
  await expect(page.getByText('Buying for Hearth Hotels, Brooklyn.')).toBeVisible();

  await choose(/Queens/);
  await page.getByRole('link', { name: 'Your privacy choices' }).click();
  await expect(page).toHaveURL('/consent');
  await expect(page.getByText('Buying for Hearth Hotels, Queens.')).toBeVisible();

  await other.goto('/accounts/dashboard');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByText('You’re signed out.')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByText('Buying for')).toHaveCount(0);
});

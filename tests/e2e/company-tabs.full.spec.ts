import { control } from '../support/control';
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

test('a page with a message that is shown once stays until the next navigation, after Shopify ended the session [R-541]', async ({
  visit,
  account,
  shop,
}) => {
  const page = await visit();
  await account.signIn(page, 'brooklyn@lintel.example');
  await page.goto('/products/brae-pendant-nickel');
  const bar = page.getByText('Buying for Hearth Hotels, Brooklyn.');
  await expect(bar).toBeVisible();
  for (const change of ['revoke', 'revoke-buyers']) await control(shop, 'accounts', { change });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page
    .locator('header')
    .getByRole('link', { name: /account/i })
    .click();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await page.getByRole('link', { name: 'Your privacy choices' }).click();
  await expect(page).toHaveURL('/consent');
  await expect(bar).toHaveCount(0);
  expect(documents).toEqual(['/consent']);
});

test('Back to a page from before the sign-in shows it for the company [R-541]', async ({
  visit,
  account,
}) => {
  const page = await visit();
  await page.goto('/products/brae-pendant-nickel');
  await page.goto('/pages/delivery');
  const other = await page.context().newPage();
  await account.signIn(other, 'brooklyn@lintel.example');
  await page.goBack().catch(() => undefined);
  await expect(page).toHaveURL('/products/brae-pendant-nickel');
  await expect(page.getByText('Buying for Hearth Hotels, Brooklyn.')).toBeVisible();
});

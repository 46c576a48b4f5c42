import { expect, test } from './shop';

test.use({ accounts: 'customer-account-api', world: 'full' });

const paths = ['/collections/pendants', '/products/brae-pendant-nickel'];

for (const javaScriptEnabled of [true, false]) {
  test(`after a sign-out in another tab, Back shows no page of the company, scripts: ${javaScriptEnabled} [R-544]`, async ({
    visit,
    account,
  }) => {
    const page = await visit({ javaScriptEnabled });
    const bar = page.getByText('Buying for Hearth Hotels, Brooklyn.');
    await account.signIn(page, 'brooklyn@lintel.example');
    for (const path of paths) {
      await page.goto(path);
      await expect(bar).toBeVisible();
    }
    await page.goto('/pages/delivery');
    const other = await page.context().newPage();
    await other.goto('/accounts/dashboard');
    await other.getByRole('button', { name: 'Sign out' }).click();
    await expect(other.getByText('You’re signed out.')).toBeVisible();
    for (const path of paths.toReversed()) {
      // If Chromium has just evicted the page from the back/forward cache, it aborts the navigation and loads the page.
      await page.goBack().catch(() => undefined);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(bar).toHaveCount(0);
    }
  });
}

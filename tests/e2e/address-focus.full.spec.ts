import { expect, test } from './shop';

for (const javaScriptEnabled of [true, false]) {
  test(`the form of an address takes the focus, ${javaScriptEnabled ? 'with' : 'without'} scripts @accounts`, async ({
    visit,
    account,
  }) => {
    const page = await visit({ javaScriptEnabled });
    await account.signIn(page, 'three@lintel.example');
    await page.goto('/accounts/account-addresses');
    const main = page.getByRole('main');
    await main
      .getByRole('link', { name: /^Edit / })
      .first()
      .click();
    const title = main.getByRole('heading', { name: 'Edit address' });
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(main.getByLabel('Country')).toBeFocused();
    await main.getByRole('link', { name: 'Cancel' }).click();
    await main.getByRole('link', { name: 'Add a new address' }).click();
    await expect(main.getByRole('heading', { name: 'New address' })).toBeFocused();
  });
}

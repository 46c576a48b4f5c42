/** Opening an address's form moves the focus to it, not only the window. */
import { signInAs } from '../support/account-driver';
import { lend } from '../support/screens';
import { expect, test } from './shop';

for (const javaScriptEnabled of [true, false]) {
  test(`the form of an address takes the focus, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    visit,
    shop,
  }) => {
    const page = await visit({ javaScriptEnabled });
    await lend(page.context(), await signInAs(shop, 'three'));
    await page.goto('/accounts/account-addresses', { waitUntil: 'networkidle' });
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

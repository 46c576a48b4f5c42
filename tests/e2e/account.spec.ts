import { addToCart, checkOut } from '../support/buy';
import { expect, test } from './shop';

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';
  // In `npm test`, the HTTP tests cover the run without JavaScript.
  const tag = javaScriptEnabled ? [] : '@full';
  test(
    `a customer signs in, keeps addresses, buys, follows the parcel, orders again and signs out ${how} JavaScript @presets @accounts [R-003] [R-006] [R-294] [R-296] [R-298] [R-300]`,
    { tag },
    async ({ visit, shop, account }) => {
      test.setTimeout(400_000);
      const page = await visit({ javaScriptEnabled });
      const email = `ada.${how}@example.com`;
      const main = page.getByRole('main');

      await account.join(page, email);
      await expect(page.getByText("You haven't made any orders yet!")).toBeVisible();

      await page.getByRole('link', { name: 'Edit Addresses' }).click();
      const address = main.locator('form').filter({ has: page.getByLabel('Country') });
      const chooseCountry = async (label: string) => {
        await address.getByLabel('Country').selectOption({ label });
        if (!javaScriptEnabled) await address.getByRole('button', { name: 'Update' }).click();
      };
      const isDefault = (one: typeof main) => one.getByText('Default', { exact: true });
      await chooseCountry('Canada');
      await address.getByLabel('Province').selectOption({ label: 'Ontario' });
      await address.getByLabel('First name').fill('Ada');
      await address.getByLabel('Last name').fill('Lamb');
      await address.getByLabel('Address line 1').fill('1 Mill Street');
      await address.getByLabel('City').fill('Ottawa');
      await address.getByLabel('Postal code').fill('K1A 0A9');
      await address.getByRole('button', { name: 'Add address' }).click();
      await expect(main.getByText('Ottawa ON').first()).toBeVisible();
      await expect(isDefault(main)).toBeVisible();

      await main.getByRole('link', { name: 'Add a new address' }).click();
      await chooseCountry('France');
      await expect(address.getByLabel('State or region')).toBeVisible();
      await address.getByLabel('First name').fill('Ada');
      await address.getByLabel('Last name').fill('Lamb');
      await address.getByLabel('Address line 1').fill('2 rue du Moulin');
      await address.getByLabel('City').fill('Lyon');
      await address.getByRole('button', { name: 'Add address' }).click();
      await expect(page.getByText('Your address was added.')).toBeVisible();
      const lyon = main.getByRole('listitem').filter({ hasText: '2 rue du Moulin' });
      await expect(isDefault(lyon)).toHaveCount(0);

      await lyon.getByRole('link', { name: /^Edit/ }).click();
      await address.getByLabel('Address line 1').fill('3 quai du Moulin');
      await address.getByRole('button', { name: 'Save address' }).click();
      await expect(page.getByText('Your address was saved.')).toBeVisible();
      const quay = main.getByRole('listitem').filter({ hasText: '3 quai du Moulin' });
      await expect(quay).toBeVisible();
      await expect(lyon).toHaveCount(0);

      await quay.getByRole('button', { name: /^Set as default/ }).click();
      await expect(page.getByText('Your default address was changed.')).toBeVisible();
      await expect(isDefault(quay)).toBeVisible();

      await page.goto('/products/haddon-table-lamp-brass');
      await addToCart(page, 'Haddon Table Lamp', javaScriptEnabled);
      await page.goto('/cart');
      await main.getByRole('button', { name: 'Checkout' }).click();
      await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
      await checkOut(page, email);

      const control = `${shop.addresses.sandbox}/__standin`;
      await page.goto('/accounts/my-orders');
      await expect(main.getByText('PAID').or(main.getByText('Paid')).first()).toBeAttached();
      await expect(main.getByText('Not sent yet').first()).toBeAttached();
      await page.goto(`${control}/orders`);
      await page.getByRole('link', { name: /^#\d+/ }).first().click();
      await page
        .getByLabel(/number/i)
        .first()
        .fill('LT-42');
      await page.getByRole('button', { name: 'Mark as sent' }).click();
      await page.goto('/accounts/my-orders');
      await expect(main.getByText('LT-42').first()).toBeAttached();
      await main.getByRole('link', { name: /^View/ }).first().click();
      await expect(main.getByText('Haddon Table Lamp').first()).toBeVisible();
      await main.getByRole('button', { name: 'Order again' }).click();
      await expect(page).toHaveURL(/\/cart$/);
      await expect(main.getByRole('link', { name: 'Haddon Table Lamp' }).first()).toBeVisible();

      await page.goto('/accounts/account-addresses');
      await main.getByRole('button', { name: 'Delete 1 Mill Street, Ottawa' }).click();
      await expect(page.getByText('The address was deleted.')).toBeVisible();
      await expect(main.getByText('Ottawa ON')).toHaveCount(0);
      await main.getByRole('button', { name: 'Undo' }).click();
      await expect(main.getByText('Ottawa ON').first()).toBeVisible();
      await expect(main.getByText('K1A 0A9').first()).toBeVisible();
      await expect(isDefault(quay)).toBeVisible();

      await quay.getByRole('button', { name: /^Delete/ }).click();
      await expect(page.getByText('The address was deleted.')).toBeVisible();
      await expect(quay).toHaveCount(0);
      await expect(isDefault(main)).toBeVisible();

      await main.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByText('You’re signed out.')).toBeVisible();
      await page.goto('/accounts/dashboard');
      await expect(page).toHaveURL(/\/accounts\/login/);
      await page.goto('/cart');
      await expect(page.getByText(email)).toHaveCount(0);
    },
  );
}

test(
  'a printed order says whose it is, and leaves out what paper cannot do @accounts [R-006]',
  { tag: '@full' },
  async ({ visit, account }) => {
    const page = await visit({ javaScriptEnabled: false });
    await account.signIn(page, 'three@lintel.example');
    await page.goto('/accounts/my-orders');
    await page.getByRole('main').getByRole('link', { name: 'View' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order #\d+$/);
    const shopName = page.getByRole('main').getByText('Lintel', { exact: true });
    const repeat = page.getByRole('button', { name: 'Order again' });
    await expect(shopName).toBeHidden();
    await expect(repeat).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(shopName).toBeVisible();
    await expect(repeat).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('main').getByRole('link', { name: 'Print', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order #\d+$/);
    const hint = page.locator('noscript p', { hasText: 'press Ctrl and P' });
    await expect(hint).toBeVisible();
    await expect(shopName).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(hint).toBeHidden();
    await expect(shopName).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
  },
);

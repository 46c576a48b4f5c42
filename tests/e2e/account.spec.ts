import { addToCart, checkOut } from '../support/buy';
import { expect, test } from './shop';

/** One customer's account from registration to signing out. */
for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';
  test(`a customer registers, buys, follows the parcel and changes the password ${how} JavaScript @presets`, async ({
    visit,
    shop,
  }) => {
    test.setTimeout(400_000);
    const page = await visit({ javaScriptEnabled });
    const settled = () => (javaScriptEnabled ? page.waitForLoadState('networkidle') : undefined);
    const email = `ada.${how}@example.com`;
    const control = `${shop.addresses.sandbox}/__standin`;
    const openMail = async (subject: string) => {
      await page.goto(`${control}/mailbox`);
      await page.getByRole('link', { name: subject }).first().click();
      await expect(page.getByText(`To ${email}`)).toBeVisible();
    };
    const main = page.getByRole('main');
    const signIn = async (password: string) => {
      // Not found by its button: its label changes until the form is valid.
      const form = main.getByRole('region', { name: 'Sign in' });
      await settled();
      await form.getByLabel('Email').fill(email);
      await form.getByLabel('Password').fill(password);
      await form.getByRole('button').last().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello Ada!');
    };

    await page.goto('/accounts/login');
    await settled();
    const register = main.locator('form').filter({ has: page.getByLabel('First name') });
    await register.getByLabel('First name').fill('Ada');
    await register.getByLabel('Last name').fill('Lamb');
    await register.getByLabel('Email').fill(email);
    await register.getByLabel('Password').fill('first-password');
    await register.getByRole('button').last().click();
    await expect(
      page.getByText('Account Created! Please check your email to confirm your account'),
    ).toBeVisible();

    await openMail('Welcome');
    await page.locator('a.button').first().click();
    await expect(page).toHaveURL(/\/accounts\/login$/);
    await signIn('first-password');
    await expect(page.getByText("You haven't made any orders yet!")).toBeVisible();

    await page.getByRole('link', { name: 'Edit Addresses' }).click();
    await settled();
    const address = main.locator('form').filter({ has: page.getByLabel('Country') });
    await address.getByLabel('Country').selectOption({ label: 'Canada' });
    if (!javaScriptEnabled) await address.getByRole('button', { name: 'Update' }).click();
    await address.getByLabel('Province').selectOption({ label: 'Ontario' });
    await address.getByLabel('First name').fill('Ada');
    await address.getByLabel('Last name').fill('Lamb');
    await address.getByLabel('Address line 1').fill('1 Mill Street');
    await address.getByLabel('City').fill('Ottawa');
    await address.getByLabel('Postal code').fill('K1A 0A9');
    await address.getByRole('button', { name: 'Add address' }).click();
    await expect(main.getByText('Ontario').first()).toBeVisible();
    await expect(main.getByText('Default', { exact: true })).toBeVisible();

    await main.getByRole('link', { name: 'Add a new address' }).click();
    await settled();
    await address.getByLabel('Country').selectOption({ label: 'France' });
    if (!javaScriptEnabled) await address.getByRole('button', { name: 'Update' }).click();
    await expect(address.getByLabel('State or region')).toBeVisible();
    await address.getByLabel('First name').fill('Ada');
    await address.getByLabel('Last name').fill('Lamb');
    await address.getByLabel('Address line 1').fill('2 rue du Moulin');
    await address.getByLabel('City').fill('Lyon');
    await address.getByRole('button', { name: 'Add address' }).click();
    await expect(page.getByText('Your address was added.')).toBeVisible();
    const lyon = main.getByRole('listitem').filter({ hasText: '2 rue du Moulin' });
    await expect(lyon.getByText('Default', { exact: true })).toHaveCount(0);
    await settled();
    await lyon.getByRole('button', { name: /^Set as default/ }).click();
    await expect(page.getByText('Your default address was changed.')).toBeVisible();
    await expect(lyon.getByText('Default', { exact: true })).toBeVisible();

    await page.goto('/products/haddon-table-lamp-brass');
    await addToCart(page, 'Haddon Table Lamp', javaScriptEnabled);
    await page.goto('/cart');
    await main.getByRole('button', { name: 'Checkout' }).click();
    await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
    await checkOut(page, email);

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

    await page.goto('/accounts/account-addresses');
    await settled();
    await main
      .getByRole('button', { name: /^Delete/ })
      .last()
      .click();
    await expect(page.getByText('The address was deleted.')).toBeVisible();
    await expect(main.getByText('Ontario')).toHaveCount(0);

    await page.goto('/accounts/change-password');
    await settled();
    await expect(page.getByLabel('Email').first()).toHaveValue(email);
    await main.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByText('Success! Check your email for a reset link.')).toBeVisible();

    await page.goto('/accounts/recover');
    await settled();
    await main.getByLabel('Email').fill(email);
    await main.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByText('Success! Check your email for a reset link.')).toBeVisible();
    await openMail('Set a new password');
    await page.getByRole('link', { name: 'Set a new password' }).click();
    await expect(page).toHaveURL(/\/accounts\/reset\?customerId=\d+&resetToken=./);
    await settled();
    await page.getByLabel('New password').fill('second-password');
    await page.getByRole('button', { name: 'Set Password' }).last().click();
    await expect(
      page.getByText('Success! Your password has been changed successfully.'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/accounts\/login$/, { timeout: 8000 });

    await signIn('second-password');
    await main.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('You are signed out.')).toBeVisible();
    await page.goto('/accounts/dashboard');
    await expect(page).toHaveURL(/\/accounts\/login/);
  });
}

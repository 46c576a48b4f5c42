import { mailedPath } from '../support/account-driver';
import { register, signInWithPassword } from './accounts';
import { expect, test } from './shop';

test('a customer registers, changes the password and recovers it with JavaScript @presets [R-003]', async ({
  visit,
  shop,
}) => {
  test.setTimeout(400_000);
  const page = await visit();
  const email = 'grace@example.com';
  const openMail = async (subject: string) => {
    await page.goto(`${shop.addresses.sandbox}/__standin/mailbox`);
    await page.getByRole('link', { name: subject }).first().click();
    await expect(page.getByText(`To ${email}`)).toBeVisible();
  };
  const main = page.getByRole('main');
  const sent = page.getByText('Success! Check your email for a reset link.');

  await register(page, email, 'first-password');
  await openMail('Welcome');
  await page.locator('a.button').first().click();
  await expect(page).toHaveURL(/\/accounts\/login$/);
  await signInWithPassword(page, email, 'first-password');

  await page.goto('/accounts/change-password');
  await expect(page.getByLabel('Email').first()).toHaveValue(email);
  await main.getByRole('button', { name: 'Reset' }).click();
  await expect(sent).toBeVisible();

  await page.goto('/accounts/recover');
  await main.getByLabel('Email').fill(email);
  await main.getByRole('button', { name: 'Reset' }).click();
  await expect(sent).toBeVisible();
  await openMail('Set a new password');
  await page.getByRole('link', { name: 'Set a new password' }).click();
  await expect(page).toHaveURL(/\/accounts\/reset\?customerId=\d+&resetToken=./);
  await page.getByLabel('New password').fill('second-password');
  await page.getByRole('button', { name: 'Set Password' }).last().click();
  await expect(
    page.getByText('Success! Your password has been changed successfully.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/accounts\/login$/, { timeout: 8000 });
  await signInWithPassword(page, email, 'second-password');
});

test('without scripts, Enter sets the new password', async ({ visit, shop }) => {
  const page = await visit({ javaScriptEnabled: false });
  const email = 'joan@example.com';
  await register(page, email, 'first-password');
  await page.goto('/accounts/recover');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Success! Check your email for a reset link.')).toBeVisible();
  await page.goto(await mailedPath(shop, email));
  await page.getByLabel('New password').fill('second-password');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Success! Your password has been changed successfully.'),
  ).toBeVisible();
});

import { expect, test } from './shop';

/** When the account's forms speak up in the browser. spec §5. */
test('sign-in: messages once a field is dirty, and a label that asks for the rest', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto('/accounts/login');
  await page.waitForLoadState('networkidle');
  const form = page.getByRole('main').locator('form').first();
  const email = form.getByLabel('Email');
  const short = form.getByText('Email must be at least 8 characters long.');
  await email.focus();
  await form.getByLabel('Password').focus();
  await expect(form.getByText('This field is required.')).toHaveCount(0);
  await expect(form.getByRole('button', { name: 'complete required fields' })).toBeEnabled();
  await email.pressSequentially('a@b');
  await expect(short).toBeVisible();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('ada@example.com');
  await expect(short).toHaveCount(0);
  await form.getByLabel('Password').fill('short');
  await expect(form.getByText('Password must be at least 8 characters long.')).toBeVisible();
  await form.getByLabel('Password').fill('long enough');
  await expect(form.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
});

test('registration: messages once a field was left, a button that waits, names without edges', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto('/accounts/login');
  await page.waitForLoadState('networkidle');
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByLabel('First name') });
  const first = form.getByLabel('First name');
  const last = form.getByLabel('Last name');
  const tooShort = form.getByText('First name must be at least 2 characters long.');
  await first.pressSequentially('A');
  await expect(tooShort).toHaveCount(0);
  await last.focus();
  await expect(tooShort).toBeVisible();
  await expect(form.getByRole('button', { name: 'complete required fields' })).toBeDisabled();
  await first.fill('Ada');
  await last.fill('  Lamb  ');
  await form.getByLabel('Email').focus();
  await expect(last).toHaveValue('Lamb');
  await last.fill('L4mb');
  await form.getByLabel('Email').fill('ada@example.com');
  await expect(last).toHaveAttribute('aria-invalid', 'true');
  await last.fill('Lamb');
  await form.getByLabel('Password').fill('lamp-light');
  await expect(form.getByRole('button', { name: 'Register' })).toBeEnabled();
});

test('a new password: the button waits until it is right, and a manager may paste it', async ({
  visit,
}) => {
  const page = await visit();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/accounts/reset?customerId=1&resetToken=secret');
  await page.waitForLoadState('networkidle');
  const field = page.getByLabel('New password');
  const button = page.getByRole('button', { name: 'Set Password' });
  await expect(button).toBeDisabled();
  await field.fill('short');
  await expect(page.getByText('Password must be at least 8 characters long.')).toBeVisible();
  await expect(button).toBeDisabled();
  await page.evaluate(() => navigator.clipboard.writeText('pasted-password'));
  await field.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+V');
  await expect(field).toHaveValue('pasted-password');
  await expect(button).toBeEnabled();
  await expect(field).toHaveAttribute('autocomplete', 'new-password');
});

test('a printed order says whose it is, and leaves out what paper cannot do', async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false });
  await page.goto('/accounts/login');
  const form = page.getByRole('main').locator('form').first();
  await form.getByLabel('Email').fill('three@lintel.example');
  await form.getByLabel('Password').fill('lintel-demo');
  await form.getByRole('button', { name: 'Sign in' }).click();
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
});

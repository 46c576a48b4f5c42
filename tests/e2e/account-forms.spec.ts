import { expect, test } from './shop';

test(
  'sign-in: messages once a field is dirty, and a label that asks for the rest [R-316] [R-317]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/accounts/login');
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
    await form.getByRole('button', { name: 'Show password' }).click();
    await expect(form.getByLabel('Password')).toHaveAttribute('type', 'text');
    await expect(form.getByLabel('Password')).toHaveValue('long enough');
    await expect(form.getByRole('status').filter({ hasText: 'is shown' })).toBeAttached();
    await form.getByRole('button', { name: 'Hide password' }).click();
    await expect(form.getByLabel('Password')).toHaveAttribute('type', 'password');
  },
);

test(
  'registration: messages once a field was left, a button that waits, names without edges [R-314] [R-316] [R-317]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/accounts/login');
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
    await expect(form.getByText('Please use only letters, spaces, hyphens')).toBeVisible();
    await last.fill('O’Brien-Smith');
    await form.getByLabel('Password').fill('lamp-light');
    await expect(form.getByRole('button', { name: 'Register' })).toBeEnabled();
  },
);

test(
  'a new password: the button waits until it is right, and a manager may paste it [R-286] [R-316] [V6.2.6] [V6.2.7]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/accounts/reset?customerId=1&resetToken=secret');
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
  },
);

test(
  'a form that is sent empty asks for the rest, with JavaScript [R-317] [V2.2.2]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ mayFail: true });
    await page.goto('/accounts/login');
    const form = page.getByRole('main').locator('form').first();
    await form.getByRole('button', { name: 'Sign in' }).click();
    await expect(form.getByText('This field is required.')).toHaveCount(2);
    await expect(form.getByRole('button', { name: 'complete required fields' })).toBeEnabled();
  },
);

test('on a small screen what a form answers is in sight', { tag: '@full' }, async ({ visit }) => {
  const page = await visit({ mayFail: true });
  await page.setViewportSize({ width: 390, height: 640 });
  const main = page.getByRole('main');
  await page.goto('/accounts/login');
  const register = main.locator('form').filter({ has: page.getByLabel('First name') });
  await register.getByLabel('First name').fill('Ada');
  await register.getByLabel('Last name').fill('Lamb');
  await register.getByLabel('Email').fill('three@lintel.example');
  await register.getByLabel('Password').fill('lamp-light');
  await register.getByRole('button').last().click();
  await expect(page.getByText('Email has already been taken')).toBeInViewport({ ratio: 1 });

  const form = main.locator('form').first();
  await form.getByLabel('Email').fill('zero@lintel.example');
  await form.getByLabel('Password').fill('lintel-demo');
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hello/);
  await page.goto('/accounts/account-addresses?new');
  await main.getByRole('button', { name: 'Add address' }).click();
  await expect(main.getByLabel('Address line 1')).toBeFocused();
  await main.getByLabel('Address line 1').fill('1 Mill Street');
  await main.getByLabel('City').fill('Hudson');
  await main.getByLabel('State').selectOption('New York');
  await main.getByRole('button', { name: 'Add address' }).click();
  await expect(page.getByText('Your address was added.')).toBeInViewport({ ratio: 1 });
  await main.getByRole('link', { name: /^Edit/ }).first().click();
  await main.getByLabel('City').fill('Albany');
  await page.context().clearCookies();
  await main.getByRole('button', { name: 'Save address' }).click();
  const ended = main.getByRole('alert').filter({ hasText: 'User Not Logged In' });
  await expect(ended).toBeFocused();
  await expect(ended).toBeInViewport({ ratio: 1 });
  await expect(main.getByLabel('City')).toHaveValue('Albany');
});

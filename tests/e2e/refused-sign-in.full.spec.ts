import { expect, test } from './shop';

test('both fields are marked and described by the message, with JavaScript [R-277]', async ({
  visit,
}) => {
  const page = await visit({ mayFail: true });
  await page.goto('/accounts/login');
  const form = page.getByRole('main').locator('form').first();
  const [email, password] = [form.getByLabel('Email'), form.getByLabel('Password')];
  for (const field of [email, password])
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await email.fill('three@lintel.example');
  await password.fill('not the password');
  await form.getByRole('button').last().click();
  const message = form.getByRole('alert');
  await expect(message).toContainText('Incorrect username or password provided');
  for (const field of [email, password]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/^Incorrect username or password provided/);
  }
  await expect(email).toHaveValue('three@lintel.example');
  await expect(form.getByRole('button').last()).toHaveText('complete required fields');
  await expect(message).toBeFocused();
  await password.fill('lintel-demo');
  for (const field of [email, password])
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByRole('button').last()).toHaveText('Sign in');
});

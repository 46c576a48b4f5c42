import { variantPath } from '../support/seed-ids';
import { expect, test } from './shop';

const slow = { mode: 'slow', delayMs: 2500, times: 1 };

test(
  'sign-in waits with its button off, and can be tried again after a failure [R-268] [R-271]',
  { tag: '@full' },
  async ({ visit, shop }) => {
    const page = await visit({ mayFail: true });
    await page.goto('/accounts/login');
    const form = page.getByRole('main').getByRole('region', { name: 'Sign in' });
    const button = form.getByRole('button').last();
    await shop.fault({ ...slow, service: 'commerce', operation: 'customerAccessTokenCreate' });
    await form.getByLabel('Email').fill('nobody@lintel.example');
    await form.getByLabel('Password').fill('not-the-password');
    await button.click();
    await expect(button).toHaveText('Signing in');
    await expect(button).toBeDisabled();
    await expect(form.getByText('Incorrect username or password provided')).toBeVisible();
    await expect(button).toBeEnabled();
    await shop.clearFaults();
  },
);

test(
  'a reset that is on the way cannot be sent again [R-284]',
  { tag: '@full' },
  async ({ visit, shop }) => {
    const page = await visit();
    await page.goto('/accounts/recover');
    const main = page.getByRole('main');
    await shop.fault({ ...slow, service: 'commerce', operation: 'customerRecover' });
    await main.getByLabel('Email').fill('many@lintel.example');
    await main.getByRole('button', { name: 'Reset' }).click();
    await expect(main.getByRole('button', { name: 'Reset' })).toBeDisabled();
    await expect(page.getByText('Success! Check your email for a reset link.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Reset' })).toBeEnabled();
    await shop.clearFaults();
  },
);

test(
  'the back-in-stock form shows ‘Submitting’ while it is sent [R-140]',
  { tag: '@full' },
  async ({ visit, shop }) => {
    const page = await visit();
    await page.goto(variantPath('halden-pendant-brass', 'Large / Black'));
    const form = page.getByRole('form', { name: 'Back in stock' });
    await shop.fault({ ...slow, service: 'marketing' });
    await form.getByLabel('Email').fill('waiting@lintel.example');
    await form.getByRole('button', { name: 'Let me know' }).click();
    await expect(form.getByRole('button')).toHaveText('Submitting');
    await expect(page.getByText("We'll let you know")).toBeVisible();
    await shop.clearFaults();
  },
);

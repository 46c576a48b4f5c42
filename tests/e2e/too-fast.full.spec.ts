import { expect, test } from './shop';

const path = '/forms/contact';

const soon = { timeout: 10_000 };

/** Repeats a failed attempt: limits count per minute, and the minute may end during an attempt. */
const withinOneMinute = (attempt: () => Promise<void>) =>
  expect(attempt).toPass({ timeout: 100_000, intervals: [1000] });

test('a form that was sent too fast is returned filled in, on a page where the shop still works', async ({
  visit,
}) => {
  const page = await visit({ mayFail: true });
  await withinOneMinute(async () => {
    await page.goto(path);
    await page.evaluate(async (address) => {
      const body = () => new URLSearchParams({ message: 'Hello there', name: 'Ada' });
      for (let n = 0; n < 24; n += 1) await fetch(address, { method: 'POST', body: body() });
      const form = document.createElement('form');
      form.method = 'post';
      form.action = address;
      for (const [name, value] of body()) {
        const field = document.createElement('textarea');
        Object.assign(field, { name, value });
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    }, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One moment, please', soon);
    await expect(page).toHaveTitle(/^One moment, please \| /);
    await expect(page.locator('input[name=message]')).toHaveValue('Hello there', soon);
    await page.getByRole('button', { name: 'Send it again' }).click();
    await expect(page.locator('input[name=message]')).toHaveValue('Hello there', soon);
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your privacy choices' }).click();
  await expect(page).toHaveURL(/\/consent$/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a form that scripts sent too fast is returned filled in', async ({ visit }) => {
  const page = await visit({ mayFail: true });
  await withinOneMinute(async () => {
    await page.goto(path);
    await page.evaluate(async (address) => {
      for (let n = 0; n < 24; n += 1)
        await fetch(address, { method: 'POST', body: new URLSearchParams({ name: 'Ada' }) });
    }, path);
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Email').first().fill('ada@example.com');
    await page.getByLabel('Message').fill('Hello there');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One moment, please', soon);
    await expect(page.locator('input[name=message]')).toHaveValue('Hello there', soon);
    await page.getByRole('button', { name: 'Send it again' }).click();
    await expect(page.locator('input[name=message]')).toHaveValue('Hello there', soon);
  });
});

test('a script’s form says it was too fast, in its own words, and the page stays', async ({
  visit,
}) => {
  const page = await visit({ mayFail: true });
  const product = '/products/selwyn-vase-moss';
  await withinOneMinute(async () => {
    await page.goto(product);
    await page.evaluate(async (address) => {
      for (let n = 0; n < 24; n += 1)
        await fetch(address, { method: 'POST', body: new URLSearchParams({ website: 'x' }) });
    }, product);
    const form = page.getByRole('form', { name: 'Back in stock' });
    await form.getByLabel('Email').fill('ada@example.com');
    await form.getByRole('button', { name: 'Let me know' }).click();
    await expect(form.getByRole('alert')).toContainText('That was a little fast.', soon);
    await expect(form.getByLabel('Email')).toHaveValue('ada@example.com');
  });
});

import { expect, type Page } from 'playwright/test';

/** Adds without opening a page. `merchandise` is the digits of a variant's id. */
export async function addByRequest(page: Page, merchandise: string): Promise<void> {
  const answer = await page.request.post('/cart', {
    form: { intent: 'add', merchandise, quantity: '1' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  // The request followed the redirect, so the next page doesn't show 'Added to bag'.
  expect(answer.ok()).toBe(true);
}

export async function addToCart(page: Page, title: string, scripts: boolean): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: 'Add to bag', exact: true });
  await expect(button.first()).toBeVisible();
  await button.first().click();
  if (!scripts) {
    await expect(page.getByRole('status').filter({ hasText: 'Added to bag' })).toBeVisible();
    return;
  }
  const drawer = page.getByRole('dialog', { name: 'Your bag' });
  await expect(drawer.getByRole('link', { name: title }).first()).toBeVisible();
  await expect(drawer.getByText('Qty: 1')).toBeVisible();
  // The drawer shows the line before the shop answers, but the button only afterwards.
  await expect(drawer.getByRole('button', { name: 'Checkout', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
}

/** Declines the payment once, and ends at the thank-you page. */
export async function checkOut(page: Page, email: string): Promise<void> {
  await expect(page.getByText('Demo checkout, no payment is taken.').first()).toBeVisible();
  const fields = {
    Email: email,
    'First name': 'Ada',
    'Last name': 'Lamb',
    City: 'Portland',
    'State or province': 'Oregon',
    'Postcode or ZIP code': '97201',
  };
  for (const [label, value] of Object.entries(fields)) {
    const field = page.getByLabel(label);
    if ((await field.inputValue()) === '') await field.fill(value);
  }
  const street = page.getByLabel('Address', { exact: true });
  if ((await street.inputValue()) === '') await street.fill('1 Mill Street');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('radio', { name: 'The payment is declined' }).check();
  await page.getByRole('button', { name: /Complete order/ }).click();
  await expect(page.getByText('The payment was declined.')).toBeVisible();
  await page.getByRole('radio', { name: 'The payment is approved' }).check();
  await page.getByRole('button', { name: /Complete order/ }).click();
  await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible();
}

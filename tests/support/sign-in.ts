import { expect, type Page } from 'playwright/test';

/** Signs in the customer with three orders. Returns the first name. */
export async function signIn(page: Page, store: string): Promise<string> {
  await page.goto(`${store}/accounts/login`);
  await page.waitForLoadState('networkidle');
  const form = page.getByRole('region', { name: 'Sign in' });
  await form.getByLabel('Email').fill('three@lintel.example');
  await form.getByLabel('Password').fill('lintel-demo');
  await form.getByRole('button').last().click();
  const greeting = page.getByRole('heading', { level: 1 });
  await expect(greeting).toHaveText(/^Hello .+!$/);
  return (await greeting.textContent())!.slice('Hello '.length, -1);
}

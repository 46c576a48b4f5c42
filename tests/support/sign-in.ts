/** A demo customer signs in, in a browser. */
import { expect, type Page } from 'playwright/test';

/** Signs the customer with three orders in at `store`; returns the first name, to look for it elsewhere. */
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

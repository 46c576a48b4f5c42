import { expect, type Page } from 'playwright/test';
import type { AccountsKind } from '../../sandbox/host/worlds';
import { mailsTo } from '../support/account-driver';
import type { Shop } from '../support/storefront';

export interface AccountDriver {
  join(page: Page, email: string): Promise<void>;
  signIn(page: Page, email: string): Promise<void>;
}

const demoPassword = 'lintel-demo';

const region = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Sign in' });
const atDashboard = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hello .+!$/);

async function openSignIn(page: Page): Promise<void> {
  await page.goto('/accounts/login');
}

export async function signInWithPassword(
  page: Page,
  email: string,
  password = demoPassword,
): Promise<void> {
  await openSignIn(page);
  const form = region(page);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button').last().click();
  await atDashboard(page);
}

export async function register(page: Page, email: string, password = demoPassword): Promise<void> {
  await openSignIn(page);
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByLabel('First name') });
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Lamb');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button').last().click();
  await expect(
    page.getByText('Account Created! Please check your email to confirm your account'),
  ).toBeVisible();
}

const legacy: AccountDriver = {
  async join(page, email) {
    await register(page, email);
    await signInWithPassword(page, email);
  },
  signIn: signInWithPassword,
};

/** Signs in with the mailed code; creates an account if necessary. */
const hosted = (shop: Shop): AccountDriver => {
  const signIn = async (page: Page, email: string) => {
    await openSignIn(page);
    await region(page).getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`${shop.addresses.sandbox}/**`);
    const main = page.getByRole('main');
    const before = (await mailsTo(shop, email)).length;
    await main.getByLabel('Email').fill(email);
    await main.getByRole('button').first().click();
    const code = main.getByLabel(/code/i);
    await expect(code).toBeVisible();
    const mails = await mailsTo(shop, email);
    expect(mails.length).toBe(before + 1);
    await code.fill(/\d{6}/.exec(mails[0]!.subject)![0]);
    await main.getByRole('button').first().click();
    await page.waitForURL(/\/accounts\/(?:dashboard|company)\b/);
    // Contacts with several company locations choose a location first.
    if (!page.url().includes('/accounts/company')) await atDashboard(page);
  };
  return { join: signIn, signIn };
};

export const accountDriver = (shop: Shop, accounts: AccountsKind): AccountDriver =>
  accounts === 'legacy' ? legacy : hosted(shop);

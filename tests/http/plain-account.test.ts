/** Accounts without scripts; submits the pages' own forms. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../support/mails';
import { plainBrowser } from '../support/plain-browser';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ accounts: 'legacy' });
});
afterAll(() => shop?.stop());

const openAt = async (path: string) => {
  const browser = plainBrowser(Object.values(shop.addresses.stores)[0]!);
  await browser.open(path);
  return browser;
};

test('a customer registers, changes the password and recovers it without JavaScript [R-003]', async () => {
  const email = 'grace.plain@example.com';
  const browser = await openAt('/accounts/login');
  const { main } = browser;
  const linkMailed = async (subject: string) => {
    const mail = (await mailsTo(shop, email)).find((one) => one.subject.includes(subject));
    expect(mail, subject).toBeDefined();
    return mail!.links[0]!.href;
  };
  const signIn = async (password: string) => {
    await browser.open('/accounts/login');
    const form = main.part('form', 'Sign in');
    form.fill('Email', email);
    form.fill('Password', password);
    await form.press('Sign in');
    expect(browser.heading).toMatch(/^Hello .+!$/);
  };
  const sent = 'Success! Check your email for a reset link.';

  const form = main.part('form', 'First name');
  form.fill('First name', 'Grace');
  form.fill('Last name', 'Lamb');
  form.fill('Email', email);
  form.fill('Password', 'first-password');
  await form.press('Register');
  expect(browser.text()).toContain(
    'Account Created! Please check your email to confirm your account',
  );
  await browser.open(await linkMailed('Welcome'));
  expect(browser.path).toBe('/accounts/login');
  await signIn('first-password');

  await browser.open('/accounts/change-password');
  expect(main.field('Email').value).toBe(email);
  await main.press('Reset');
  expect(main.text()).toContain(sent);

  await browser.open('/accounts/recover');
  main.fill('Email', email);
  await main.press('Reset');
  expect(main.text()).toContain(sent);
  await browser.open(await linkMailed('Set a new password'));
  expect(browser.path).toMatch(/^\/accounts\/reset\?customerId=\d+&resetToken=./);
  main.fill('New password', 'second-password');
  await main.press('Set Password');
  expect(browser.text()).toContain('Success! Your password has been changed successfully.');
  await signIn('second-password');
});

test('both fields of a refused sign-in are marked and described by the message, without JavaScript [R-277]', async () => {
  const { main } = await openAt('/accounts/login');
  const form = main.part('form', 'Forgot');
  const fields = () => ['Email', 'Password'].map((label) => form.field(label));
  for (const { element } of fields()) expect(element.properties.ariaInvalid).not.toBe('true');
  form.fill('Email', 'three@lintel.example');
  form.fill('Password', 'not the password');
  await form.press('Sign in');
  for (const { element, described } of fields()) {
    expect(element.properties.ariaInvalid).toBe('true');
    expect(described).toMatch(/^Incorrect username or password provided/);
  }
  expect(form.field('Email').value).toBe('three@lintel.example');
  expect(form.field('Password').value).toBe('');
  expect(form.names('button')).toContain('complete required fields');
});

test('a sign-in that is sent empty asks for the rest, without JavaScript [R-317] [V2.2.2]', async () => {
  const { main } = await openAt('/accounts/login');
  const form = main.part('form', 'Forgot');
  await form.press('Sign in');
  expect(form.text().split('This field is required.')).toHaveLength(3);
  expect(form.button('complete required fields').properties.disabled).toBeFalsy();
});

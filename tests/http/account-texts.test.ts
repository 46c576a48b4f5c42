import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../support/account-driver';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());
afterEach(() => shop.clearFaults());

const written = 'Open an order to find its spare parts or to start';
const blurb = 'A snapshot of your account';

test('without the document the screens have their own words [R-249] [R-290]', async () => {
  // A 403 doesn't open the circuit breaker.
  await shop.fault({ service: 'content', mode: 'http-403' });
  const login = await shop.shopper().get('/accounts/login');
  expect(login.status).toBe(200);
  expect(login.text).toMatch(/<h1[^>]*>Account<\/h1>/);
  expect(login.text).not.toContain(written);
  const customer = await signInAs(shop, 'three');
  const dashboard = await customer.get('/accounts/dashboard');
  expect(dashboard.status).toBe(200);
  expect(dashboard.text).toContain(blurb);
});

test('the sign-in screen keeps its headings and says what an account is for, and where to ask [R-243]', async () => {
  const { text } = await shop.shopper().get('/accounts/login');
  expect(text).toContain('<title>Account | Lintel</title>');
  expect(text).toMatch(/<h1[^>]*>Account<\/h1>/);
  expect(text).toMatch(/<h2[^>]*>Sign in<\/h2>/);
  expect(text).toMatch(/<h2[^>]*>Your account<\/h2>/);
  expect(text).toContain(written);
  expect(text).toMatch(/<a [^>]*href="\/pages\/contact"[^>]*>Ask us a question/);
});

test('the dashboard greets by first name, with the blurb of the content team [R-249] [R-289] [R-290]', async () => {
  const customer = await signInAs(shop, 'three');
  const { text } = await customer.get('/accounts/dashboard');
  expect(text).toMatch(/<h1[^>]*>Hello \w+!<\/h1>/);
  expect(text).toContain(written);
  expect(text).not.toContain(blurb);
});

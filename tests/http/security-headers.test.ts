/** Checks the headers over https. `tests/e2e` checks their effects in browsers. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../support/account-driver';
import { add, brae } from '../support/cart-driver';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ https: true });
});
afterAll(() => shop?.stop());

const answers: [
  string,
  () => Promise<{ status: number; headers: Headers; text: string }>,
  number,
][] = [
  ['a page', () => shop.shopper().get('/'), 200],
  ['a page of scripts', () => shop.shopper().get('/pages/faqs.data'), 200],
  ['a page that is not there', () => shop.shopper().get('/not-found'), 404],
  ['a redirect', () => shop.shopper().get('/accounts'), 302],
  ['a refused request', () => shop.shopper().send('/cart', { method: 'DELETE' }), 405],
  ['a taken report', () => shop.shopper().send('/reports', { method: 'POST' }), 415],
  ['a file', () => shop.shopper().get('/robots.txt'), 200],
];

test.each(answers)('%s has every security header', async (_what, ask, status) => {
  const { status: answered, headers } = await ask();
  expect([301, 302, 303].includes(answered) ? 302 : answered).toBe(status);
  for (const name of [
    'content-security-policy',
    'content-security-policy-report-only',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'origin-agent-cluster',
    'permissions-policy',
    'referrer-policy',
    'reporting-endpoints',
    'strict-transport-security',
    'x-content-type-options',
    'x-frame-options',
    'x-permitted-cross-domain-policies',
  ])
    expect(headers.has(name), name).toBe(true);
  expect(headers.get('server-timing') ?? '').toMatch(
    /^(?:page;desc="[\w: ]+")?(?:(?:^|, )upstream;desc="\d+ calls?";dur=\d+)?$/,
  );
});

test('a page has one nonce, and every script that runs has it', async () => {
  const { headers, text } = await shop.shopper().get('/products/brae-pendant-brass');
  const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];
  expect(new Set([...text.matchAll(/nonce="([^"]*)"/g)].map((match) => match[1]))).toEqual(
    new Set([nonce]),
  );
  const scripts = text.match(/<script\b[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts) expect(script).toMatch(/nonce="|application\/ld\+json/);
});

test('all cookies of the shop belong to this host alone', async () => {
  const customer = await signInAs(shop, 'three');
  await add(customer, brae);
  await customer.get('/products/brae-pendant-brass');
  const names = [...customer.cookies.keys()];
  expect(names).toEqual(expect.arrayContaining(['__Host-session', '__Host-cart-USD']));
  expect(names.filter((name) => !name.startsWith('__Host-'))).toEqual([]);
});

test('a session and a bag that another host put in are not read', async () => {
  const victim = shop.shopper();
  const attacker = await signInAs(shop, 'three');
  await add(attacker, brae);
  for (const [name, value] of attacker.cookies)
    victim.cookies.set(name.replace('__Host-', ''), value);
  expect((await victim.get('/accounts/dashboard')).location).toBe('/accounts/login');
  expect((await victim.get('/cart')).text.includes('Subtotal')).toBe(false);
  // Cookies have names that only this host can set.
  for (const [name, value] of attacker.cookies) victim.cookies.set(name, value);
  expect((await victim.get('/accounts/dashboard')).status).toBe(200);
  expect((await victim.get('/cart')).text.includes('Subtotal')).toBe(true);
});

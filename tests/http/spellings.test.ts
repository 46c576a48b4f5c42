/** Remix ignores case, encoding and trailing slashes in paths, so the shop's rules must, too. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { add, brae } from '../support/cart-driver';
import { inBareWorld, startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

test.each([
  ['/SEARCH?q=Oak', '/search?q=Oak'],
  ['/search/?q=Oak', '/search?q=Oak'],
  ['/s%65arch?q=%4Fak', '/search?q=%4Fak'],
  ['/Collections/pendants?Page=A', '/collections/pendants?Page=A'],
  ['/Products/Halden-Pendant', '/products/Halden-Pendant'],
  ['/pages/Wishlist', '/pages/wishlist'],
  ['/Pages/About', '/pages/About'],
  ['/%61ccounts/reset', '/accounts/reset'],
  ['/Accounts/Login.data', '/accounts/login.data'],
  ['/Discount/Summer-Sale', '/discount/Summer-Sale'],
  ['/Robots.txt', '/robots.txt'],
])('%s leads to %s for good', async (path, plain) => {
  const { status, headers } = await shop.shopper().get(path);
  expect([status, headers.get('location')]).toEqual([301, plain]);
  expect(headers.get('cache-control')).toBe('no-store');
  const head = await shop.shopper().send(path, { method: 'HEAD' });
  expect([head.status, head.headers.get('location')]).toEqual([301, plain]);
});

test.each([
  '/Account/Activate/1/SECRET-in-Capitals',
  '/account/activate/1/SECRET-in-Capitals/',
  '/%61ccount/reset/1/SECRET-in-Capitals',
  '/ACCOUNT/RESET/1/SECRET-in-Capitals',
  '/account/%72eset/x1/SECRET-in-Capitals/and-more',
])('a token in %s keeps its case, and is neither logged nor sent to others', async (path) => {
  const before = shop.logs().length;
  const since = (await shop.requests()).at(-1)?.n ?? 0;
  const { headers, status } = await shop.shopper().get(path);
  expect(status).toBe(301);
  expect(headers.get('location')).toMatch(
    /^\/account\/(?:activate|reset)\/x?1\/SECRET-in-Capitals(?:\/and-more)?$/,
  );
  expect(headers.get('referrer-policy')).toBe('strict-origin');
  const sent = await shop.shopper().send(path, { method: 'POST' });
  expect(sent.headers.get('referrer-policy')).toBe('strict-origin');
  await shop.fresh();
  await shop.shopper().get(headers.get('location')!);
  await expect.poll(() => shop.logs().slice(before)).toContain('"status":403');
  expect(shop.logs().slice(before)).not.toMatch(/SECRET-in-Capitals/i);
  const calls = await shop.requests(since);
  // In the bare world, the page for a new password calls no service.
  if (!inBareWorld) expect(calls.length).toBeGreaterThan(0);
  expect(JSON.stringify(calls)).not.toMatch(/SECRET-in-Capitals/i);
});

test('a page with a secret is protected in every spelling', async () => {
  const found = await shop.shopper().get('/pages/Wishlist/OPEN?token=x');
  expect([found.status, found.location]).toEqual([301, '/pages/wishlist/open?token=x']);
  expect(found.headers.get('referrer-policy')).toBe('strict-origin');
});

test('a form is read as the one of the plain address', async () => {
  const shopper = shop.shopper();
  const added = await shopper.post('/C%61RT/', { intent: 'add', merchandise: brae, quantity: '1' });
  expect(added.status).toBe((await add(shop.shopper(), brae)).status);
  expect((await shopper.get('/cart')).text).toContain('Brae Pendant');
  const loud = await shop.shopper().post('/CART.data', { intent: 'add', merchandise: brae });
  expect(loud.status).toBe(
    (await shop.shopper().post('/cart.data', { intent: 'add', merchandise: brae })).status,
  );
});

test('a redirect of the operator is still found in any spelling', async () => {
  const visitor = shop.shopper();
  const first = await visitor.get('/Products/halden-dome-pendant');
  expect(first.location).toBe('/products/halden-dome-pendant');
  expect((await visitor.get(first.location!)).location).toBe('/products/halden-pendant-brass');
});

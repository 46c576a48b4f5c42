import { expect, test } from 'vitest';
import {
  isAccountPath,
  isPrivatePage,
  leadsNowhere,
  limitBindings,
  limitOfPath,
  publicAddress,
} from './addresses';

test.each([
  '/accounts/reset',
  '/accounts/reset.data',
  '/account/reset/1/abc',
  '/account/activate/1/abc',
  '/pages/wishlist/open',
  '/pages/wishlist/open.data',
  '/Account/ACTIVATE/1/abc/def',
])('%s holds a secret', (path) => expect(isPrivatePage(path)).toBe(true));

test.each([
  '/',
  '/pages/wishlist',
  '/accounts/login',
  '/account/login',
  '/accounts/recover',
  '/pages/accounts/reset',
])('%s does not', (path) => expect(isPrivatePage(path)).toBe(false));

test.each([
  ['/cart', 'cart'],
  ['/cart.data', 'cart'],
  ['/cart/c/x', 'cart'],
  ['/cartel', 'post'],
  ['/accounts/login', 'post'],
] as const)('a POST to %s counts as %s', (path, limit) => expect(limitOfPath(path)).toBe(limit));

test('the cart has a limit of its own, beside that of all other forms', () => {
  expect([limitBindings.cart, limitBindings.newsletter]).toEqual(['CART_LIMIT', 'FORM_LIMIT']);
});

const publicPart = (path: string, more?: string[]) => {
  const address = publicAddress(new URL(path, 'https://shop.example'), more);
  return address && address.path + address.search;
};

test.each([
  ['/', '/'],
  ['/?utm_source=x&gclid=1&fbclid=2', '/'],
  ['/?old=1&x=2', '/?old=1'],
  ['/_root.data?_routes=routes%2Fhome&x=1', '/_root.data?_routes=routes%2Fhome'],
  ['/?_routes=x', '/'],
  ['/products/lamp?variant=1&ref=a', '/products/lamp?variant=1'],
  ['/products/lamp.data?variant=1', '/products/lamp.data?variant=1'],
  ['/collections/all?sort=a&pageNo=2&q=x', '/collections/all?pageNo=2&sort=a'],
  ['/search?tag=b&q=x&tag=a', '/search?q=x&tag=b&tag=a'],
  ['/lists?q=x&collection=y&z=1', '/lists?collection=y&q=x'],
  ['/pages/about?sent=contact&region=x&pageNo=1', '/pages/about?region=x&sent=contact'],
  ['/pages/quiz?q2=1&q1=2&q21=1', '/pages/quiz?q1=2&q2=1'],
  ['/blogs/journal?tag=a', '/blogs/journal?tag=a'],
  ['/blogs/journal/a-story?pageNo=1', '/blogs/journal/a-story?pageNo=1'],
  ['/robots.txt?x=1', '/robots.txt'],
  ['/feeds/products.xml?country=GB&old=1', '/feeds/products.xml?country=GB'],
])('%s is public: %s', (path, kept) => expect(publicPart(path)).toBe(kept));

test.each([
  '/cart',
  '/cart.data',
  '/accounts/login',
  '/accounts/dashboard.data',
  '/pages/wishlist',
  '/pages/wishlist.data',
  '/pages/wishlist/open',
  '/products/a/b',
  '/visit',
  '/viewed',
  '/preview',
  '/consent',
  '/newsletter',
  '/anything',
  `/search?q=${'x'.repeat(1_000)}`,
])('%s is not', (path) => expect(publicPart(path)).toBeUndefined());

test('a page may depend on parameters that it names itself', () => {
  expect(publicPart('/products/lamp?Size=S&x=1', ['Size'])).toBe('/products/lamp?Size=S');
});

test.each([
  ...['/accounts', '/accounts/', '/accounts/login', '/accounts/login.data', '/accounts.data'],
  ...['/account', '/account/orders/1', '/Account/Login'],
])('%s is of an account', (path) => expect(isAccountPath(path)).toBe(true));

test.each(['/', '/accounting', '/accountsx', '/pages/accounts', '/pages/account/login'])(
  '%s is not',
  (path) => expect(isAccountPath(path)).toBe(false),
);

test.each([
  ['/accounts', true],
  ['account', true],
  [' https:///account/login ', true],
  ['https://shop.test/accounts?a=1#b', true],
  ['https://other.test/accounts', false],
  ['https:///pages/about', false],
  ['mailto:accounts@shop.test', false],
  ['//[', false],
  ['', false],
])('in a shop without accounts, whether %j leads nowhere: %s', (href, expected) => {
  const SITE_URL = 'https://shop.test';
  expect(leadsNowhere(href, { ACCOUNTS: 'off', SITE_URL })).toBe(expected);
  expect(leadsNowhere(href, { ACCOUNTS: 'legacy', SITE_URL })).toBe(false);
});

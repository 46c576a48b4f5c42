import { expect, test } from 'vitest';
import { isPrivatePage, limitBindings, limitOfPath } from './addresses';

test.each([
  '/accounts/reset',
  '/accounts/reset.data',
  '/account/reset/1/abc',
  '/account/activate/1/abc',
  '/pages/wishlist/open',
  '/pages/wishlist/open.data',
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

import { expect, test } from 'vitest';
import { returnPath, returnQuery } from './return-path';

const pathOf = (query: string) => returnPath(new URLSearchParams(query));

test.each([
  ['', '/accounts/dashboard'],
  ['return_to=/accounts/my-orders/order?id=5', '/accounts/my-orders/order?id=5'],
  ['return_to=/', '/'],
  ['return_to=/cart', '/cart'],
  ['return_to=/products/lamp', '/products/lamp'],
  ['return_to=/pages/wishlist', '/pages/wishlist'],
  ['return_to=/search?q=brass', '/search?q=brass'],
  ['return_to=/blogs/journal', '/blogs/journal'],
  ['return_to=/blogs/journal/a-lamp', '/blogs/journal/a-lamp'],
  ['return_to=/accounts/company', '/accounts/company'],
  ['checkout_url=false&return_to=/cart', '/cart'],
])('%s leads to %s', (query, path) => {
  expect(pathOf(query)).toBe(path);
});

test.each(['', 'true', 'https://evil.example/', '/anything'])(
  'checkout_url is a flag, whatever it says: %s',
  (value) => expect(pathOf(`checkout_url=${encodeURIComponent(value)}`)).toBe('/cart/leave'),
);

test.each([
  'https://evil.example/',
  '//evil.example/cart',
  '/\\evil.example',
  '\t//evil.example',
  '/products/../..//evil.example',
  'javascript:alert(1)',
  'cart',
  // These paths have side effects or start a new sign-in.
  '/accounts/login',
  '/accounts/sign-out',
  '/account/login',
  '/account/authorize?code=1',
  '/discount/CODE',
  '/cart/import?pieces=1:1',
  '/search/../account/login',
  '/search.data',
  '/products/../account/login',
])('return_to %s leads to the dashboard', (value) => {
  expect(pathOf(`return_to=${encodeURIComponent(value)}`)).toBe('/accounts/dashboard');
});

test('only parameters with a destination are passed on', () => {
  expect(returnQuery(new URLSearchParams('a=1'))).toBe('');
  expect(returnQuery(new URLSearchParams('a=1&checkout_url=&return_to=/cart'))).toBe(
    '?checkout_url=&return_to=%2Fcart',
  );
});

import { expect, test } from 'vitest';
import { isTrusted } from './discovery.server';

test.each([
  ['https://shopify.com/authentication/1/logout', 'https://shop.example', true],
  ['http://shopify.com/authentication/1/logout', 'https://shop.example', false],
  ['http://127.0.0.1:3001/logout', 'https://shop.example', false],
  ['http://127.0.0.1:3001/logout', 'http://127.0.0.1:3001', true],
  ['http://127.0.0.1:3002/logout', 'http://127.0.0.1:3001', false],
  ['http://evil.example/logout', 'http://127.0.0.1:3001', false],
  ['javascript:alert(1)', 'https://shop.example', false],
  ['/logout', 'https://shop.example', false],
])('%s, named by %s: %s', (address, shop, trusted) => {
  expect(isTrusted(address, shop)).toBe(trusted);
});

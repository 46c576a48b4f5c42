import { expect, test } from 'vitest';
import { sharedDomain } from './shopify-visitor.server';

test.each([
  ['https://shop.example', undefined, undefined],
  ['https://shop.example', 'checkout.shop.example', 'shop.example'],
  ['https://www.shop.example', 'checkout.shop.example:443', 'shop.example'],
  ['https://www.shop.example', 'shop.example', 'shop.example'],
  ['https://shop.example', 'my-shop.myshopify.com', undefined],
  ['https://shop.com', 'my-shop.myshopify.com', undefined],
  ['https://shop.com', 'other.com', undefined],
])('%s with the checkout at %s keeps its visitors for %s', (SITE_URL, CHECKOUT_DOMAIN, domain) => {
  expect(sharedDomain({ SITE_URL, CHECKOUT_DOMAIN })).toBe(domain);
});

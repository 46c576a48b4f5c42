import { expect, test } from 'vitest';
import type { Context } from '~/platform/context.server';
import { forwardedCheckoutUrl, isCheckoutUrl, isOnPrimaryDomain } from './checkout-url.server';

const shop = {
  SHOPIFY_STORE_DOMAIN: 'lintel.myshopify.com',
  CHECKOUT_DOMAIN: 'pay.lintel.example',
};

test.each([
  'https://lintel.myshopify.com/cart/c/abc?key=1',
  'https://pay.lintel.example/cart/c/abc?key=1',
])('%s is followed', (address) => {
  expect(isCheckoutUrl(address, shop)).toBe(true);
});

test.each([
  'https://evil.example/cart/c/abc',
  'https://lintel.myshopify.com.evil.example/',
  'https://lintel.myshopify.com@evil.example/',
  'https://lintel.myshopify.com:8443/',
  'javascript:alert(1)//lintel.myshopify.com',
  '//lintel.myshopify.com/cart/c/abc',
  '',
])('%j is not followed', (address) => {
  expect(isCheckoutUrl(address, shop)).toBe(false);
});

test('a shop on the own machine is known by host and port', () => {
  const local = { SHOPIFY_STORE_DOMAIN: 'http://127.0.0.1:3001' };
  expect(isCheckoutUrl('http://127.0.0.1:3001/cart/c/abc', local)).toBe(true);
  expect(isCheckoutUrl('http://127.0.0.1:3002/cart/c/abc', local)).toBe(false);
});

const visit = (env: Partial<Context['env']>, search = '?key=1') =>
  ({
    env: { ...shop, ...env },
    url: new URL(`https://lintel.example/cart/c/abc${search}`),
  }) as Context;

test('a checkout link on our host goes to the checkout’s host, with its key', () => {
  expect(forwardedCheckoutUrl(visit({}), 'abc')).toBe(
    'https://pay.lintel.example/cart/c/abc?key=1',
  );
});

test.each(['', '//evil.example', '../../admin', 'a/b', 'a\\b'])('%j is no checkout', (token) => {
  expect(forwardedCheckoutUrl(visit({}), token)).toBeNull();
});

test('without a checkout host, or with the shop’s own, there is no checkout link', () => {
  expect(forwardedCheckoutUrl(visit({ CHECKOUT_DOMAIN: undefined }), 'abc')).toBeNull();
  expect(forwardedCheckoutUrl(visit({ CHECKOUT_DOMAIN: 'lintel.example' }), 'abc')).toBeNull();
});

const shopAt = (host: string, cached = host) =>
  ({
    env: { ...shop, SITE_URL: 'https://lintel.example', STORE_URLS: { us: 'https://us.example' } },
    cache: { read: () => Promise.resolve(cached) },
    storefront: { query: () => Promise.resolve({ shop: { primaryDomain: { host } } }) },
    log: { warn: () => {} },
    outcome: {},
  }) as unknown as Context;

test.each([
  ['https://www.lintel.shop/cart/c/abc', 'www.lintel.shop', undefined, true],
  ['https://www.lintel.shop/cart/c/abc', 'www.lintel.shop', 'old.lintel.shop', true],
  ['https://evil.example/cart/c/abc', 'www.lintel.shop', undefined, false],
  ['https://www.lintel.shop@evil.example/', 'www.lintel.shop', undefined, false],
  ['javascript:alert(1)//www.lintel.shop', 'www.lintel.shop', undefined, false],
  // The shop's own hosts have no checkout.
  ['https://lintel.example/cart/c/abc', 'lintel.example', undefined, false],
  ['https://us.example/cart/c/abc', 'us.example', undefined, false],
])(
  '%s is on the primary domain %s (formerly %s): %j [R-197]',
  async (url, host, cached, expected) => {
    expect(await isOnPrimaryDomain(shopAt(host, cached), url)).toBe(expected);
  },
);

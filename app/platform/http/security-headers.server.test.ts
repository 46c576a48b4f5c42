import { expect, test } from 'vitest';
import { readEnv } from '../env.server';
import { createNonce, setSecurityHeaders } from './security-headers.server';

function headersFor(vars: Record<string, string>) {
  const headers = new Headers();
  setSecurityHeaders(headers, env(vars), 'n0nce');
  return headers;
}

const env = (vars: Record<string, string>) =>
  readEnv({
    STORE: 'us',
    SITE_NAME: 'Shop',
    SITE_URL: 'https://shop.example',
    STORE_URLS: '{"us":"https://shop.example","au":"https://shop.au.example/"}',
    SHOPIFY_STORE_DOMAIN: 'shop.myshopify.com',
    SHOPIFY_PUBLIC_TOKEN: 'token',
    PRISMIC_REPOSITORY: 'repository',
    SESSION_SECRET: 'x'.repeat(32),
    IMAGE_ORIGINS: 'https://cdn.shopify.com https://images.prismic.io',
    ...vars,
  });

const directive = (headers: Headers, name: string) =>
  headers
    .get('content-security-policy')!
    .split('; ')
    .find((text) => text.startsWith(`${name} `));

test('scripts and styles need the nonce; pictures come from the configured origins', () => {
  const headers = headersFor({});
  expect(directive(headers, 'script-src')).toBe("script-src 'self' 'nonce-n0nce'");
  expect(directive(headers, 'style-src')).toBe("style-src 'self' 'nonce-n0nce'");
  expect(directive(headers, 'img-src')).toBe(
    "img-src 'self' data: https://cdn.shopify.com https://images.prismic.io",
  );
});

test('forms may end at the checkout and at sibling stores, nowhere else', () => {
  expect(directive(headersFor({ CHECKOUT_DOMAIN: 'pay.shop.example' }), 'form-action')).toBe(
    "form-action 'self' https://pay.shop.example https://shop.myshopify.com https://shop.example https://shop.au.example https://checkout.shopify.com https://shop.app",
  );
});

test('a site without https neither promises it nor upgrades to it', () => {
  const local = headersFor({
    SITE_URL: 'http://localhost:3000',
    STORE_URLS: '{"us":"http://localhost:3000"}',
    SHOPIFY_STORE_DOMAIN: 'http://127.0.0.1:3001',
    IMAGE_ORIGINS: 'http://127.0.0.1:3001',
  });
  expect(local.has('strict-transport-security')).toBe(false);
  expect(local.get('content-security-policy')).not.toContain('upgrade');
  expect(directive(local, 'form-action')).toBe(
    "form-action 'self' http://127.0.0.1:3001 http://localhost:3000",
  );
  expect(headersFor({}).get('strict-transport-security')).toBe('max-age=31536000');
});

test('each response has a nonce of its own', () => {
  expect(createNonce()).toMatch(/^[\w+/]{22}==$/);
  expect(createNonce()).not.toBe(createNonce());
});

import { afterEach, expect, test, vi } from 'vitest';
import { readEnv } from '../env.server';
import { createNonce, setSecurityHeaders, type AllowedOrigins } from './security-headers.server';

function headersFor(vars: Record<string, string>, allowed: AllowedOrigins = {}) {
  const headers = new Headers();
  setSecurityHeaders(headers, env(vars), 'n0nce', allowed);
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

afterEach(() => vi.unstubAllEnvs());

const directive = (headers: Headers, name: string) =>
  headers
    .get('content-security-policy')!
    .split('; ')
    .find((text) => text.startsWith(`${name} `));

test('scripts and styles need the nonce; pictures come from the configured origins [V1.3.2]', () => {
  const headers = headersFor({});
  expect(directive(headers, 'script-src')).toBe("script-src 'self' 'nonce-n0nce' 'strict-dynamic'");
  expect(directive(headers, 'style-src')).toBe("style-src 'self' 'nonce-n0nce'");
  expect(directive(headers, 'img-src')).toBe(
    "img-src 'self' data: https://cdn.shopify.com https://images.prismic.io",
  );
});

test('everything not expressly allowed may only come from the shop', () => {
  const headers = headersFor({});
  expect(directive(headers, 'default-src')).toBe("default-src 'self'");
  expect(directive(headers, 'font-src')).toBe("font-src 'self'");
  expect(directive(headers, 'connect-src')).toBe("connect-src 'self'");
  expect(directive(headers, 'frame-src')).toBe("frame-src 'none'");
  expect(directive(headers, 'media-src')).toBe(
    "media-src 'self' https://cdn.shopify.com https://images.prismic.io",
  );
});

test('development allows what Vite’s server inserts and connects to', () => {
  vi.stubEnv('VITEST', '');
  const headers = headersFor({});
  expect(directive(headers, 'style-src')).toBe("style-src 'self' 'unsafe-inline'");
  expect(directive(headers, 'connect-src')).toBe("connect-src 'self' ws:");
  expect(directive(headers, 'script-src')).not.toContain('unsafe');
});

test('no host is trusted with scripts, whatever third parties are allowed', () => {
  const headers = headersFor(
    {},
    {
      resources: ['https://tags.example'],
      images: ['https://pictures.example'],
      requests: ['https://beacon.example'],
      styles: ['https://looks.example'],
      frames: ['https://t.example'],
    },
  );
  expect(directive(headers, 'script-src')).toBe("script-src 'self' 'nonce-n0nce' 'strict-dynamic'");
  expect(directive(headers, 'img-src')).toMatch(
    / https:\/\/tags\.example https:\/\/pictures\.example$/,
  );
  expect(directive(headers, 'connect-src')).toBe(
    "connect-src 'self' https://tags.example https://beacon.example",
  );
  expect(directive(headers, 'style-src')).toBe(
    "style-src 'self' 'nonce-n0nce' https://looks.example",
  );
  expect(directive(headers, 'frame-src')).toBe('frame-src https://t.example');
  const policy = headers.get('content-security-policy')!;
  expect(policy).not.toMatch(/unsafe-(?:inline|eval)/);
  expect(policy).toContain("object-src 'none'; base-uri 'none'");
});

test('nothing may change where a page’s links lead, run a plugin in it or frame it [V3.4.3] [V3.4.6]', () => {
  const policy = headersFor({}).get('content-security-policy')!.split('; ');
  for (const rule of ["base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(rule);
});

test('a page that other sites may frame names them, and has no header that refuses them', () => {
  const ancestors = ['https://editor.example', 'https://*.editor.example'];
  const headers = headersFor({}, { ancestors });
  expect(directive(headers, 'frame-ancestors')).toBe(`frame-ancestors ${ancestors.join(' ')}`);
  expect(headers.has('x-frame-options')).toBe(false);
  expect(headersFor({}, { ancestors: [] }).get('x-frame-options')).toBe('DENY');
});

test('HSTS covers as much as its settings say [V3.4.1] [V12.2.1]', () => {
  const hsts = (vars: Record<string, string>) => headersFor(vars).get('strict-transport-security');
  expect(hsts({})).toBe('max-age=31536000');
  expect(hsts({ HSTS_SECONDS: '300' })).toBe('max-age=300');
  expect(hsts({ HSTS_SCOPE: 'subdomains' })).toBe('max-age=31536000; includeSubDomains');
  expect(hsts({ HSTS_SCOPE: 'preload', HSTS_SECONDS: '63072000' })).toBe(
    'max-age=63072000; includeSubDomains; preload',
  );
});

test('Trusted Types are reported, unless third parties are allowed', () => {
  const watched = (allowed: AllowedOrigins) =>
    headersFor({}, allowed).get('content-security-policy-report-only');
  expect(watched({})).toBe(
    "require-trusted-types-for 'script'; trusted-types clean-html; report-uri /reports; report-to reports",
  );
  expect(watched({ resources: ['https://tags.example'] })).toBeNull();
});

test('browsers are told where to report, by the way that works on the site', () => {
  const secure = headersFor({});
  expect(secure.get('reporting-endpoints')).toBe('reports="https://shop.example/reports"');
  expect(secure.get('cross-origin-opener-policy')).toBe('same-origin; report-to="reports"');
  expect(secure.get('content-security-policy')).toMatch(
    /; report-uri \/reports; report-to reports$/,
  );
  const local = headersFor({ SITE_URL: 'http://localhost:3000', STORE_URLS: '{}' });
  expect(local.has('reporting-endpoints')).toBe(false);
  expect(local.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(local.get('content-security-policy')).toMatch(/; report-uri \/reports$/);
});

test('every response is closed to other sites and to what it does not need', () => {
  const headers = headersFor({});
  expect(headers.get('x-permitted-cross-domain-policies')).toBe('none');
  expect(headers.get('origin-agent-cluster')).toBe('?1');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  const features = headers.get('permissions-policy')!.split(', ');
  for (const feature of [
    'camera',
    'geolocation',
    'microphone',
    'payment',
    'usb',
    'browsing-topics',
  ])
    expect(features).toContain(`${feature}=()`);
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
  const secure = headersFor({});
  expect(secure.get('strict-transport-security')).toBe('max-age=31536000');
  expect(secure.get('content-security-policy')).toContain('; upgrade-insecure-requests; ');
});

test('a host without a scheme has the one of the site', () => {
  const local = headersFor({
    SITE_URL: 'http://localhost:3000',
    STORE_URLS: '{"us":"http://localhost:3000"}',
    SHOPIFY_STORE_DOMAIN: 'http://127.0.0.1:3001',
    CHECKOUT_DOMAIN: '127.0.0.1:3002',
  });
  expect(directive(local, 'form-action')).toBe(
    "form-action 'self' http://127.0.0.1:3002 http://127.0.0.1:3001 http://localhost:3000",
  );
});

test('each response has a nonce of its own [V11.5.1]', () => {
  expect(createNonce()).toMatch(/^[\w+/]{22}==$/);
  expect(createNonce()).not.toBe(createNonce());
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safePath, withQuery } from './redirects';

test.each(['/', '/cart', '/search?q=a%20b#top', '/collections/lamps?pageNo=2'])(
  'keeps the path %s',
  (path) => expect(safePath(path, '/fallback')).toBe(path),
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/..//evil.example',
  'cart',
  '',
  null,
  7,
])('answers %j with the fallback', (value) => {
  expect(safePath(value, '/fallback')).toBe('/fallback');
});

test('never leaves the site, whatever is asked [V3.7.2]', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'/\\.:@?#% \tab') }), (value) => {
      const path = safePath(value, '/');
      expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example');
    }),
  );
});

test.each([
  ['/products/lamp', '?utm_source=mail&gclid=1', '/products/lamp?utm_source=mail&gclid=1'],
  ['/search?q=lamp#top', '?q=chair&utm_source=mail', '/search?q=lamp&utm_source=mail#top'],
  ['/cart', '?a=1&a=2', '/cart?a=1&a=2'],
  ['/cart', '?_routes=root', '/cart'],
  ['/search?q=ä', '?_routes=root', '/search?q=ä'],
  ['https://elsewhere.example/x/', '?q=chair', 'https://elsewhere.example/x/'],
])('a redirect to %s from an address with %s leads to %s', (location, search, expected) =>
  expect(withQuery(location, search)).toBe(expected),
);

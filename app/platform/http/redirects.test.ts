import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safePath } from './redirects';

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

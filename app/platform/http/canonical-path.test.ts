import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openRouteTable } from '~/route-table.server';
import { pathOf, canonicalPath } from './canonical-path';

const patterns = [
  'accounts/reset',
  'account/activate/:id/:token',
  'pages/wishlist',
  'pages/wishlist/open',
  'pages/:uid',
  'products/:handle',
  'products/:handle/reviews',
  'cart',
  'cart/c/*',
  'search',
  'robots.txt',
  '.well-known/security.txt',
  '*',
];
const { patternOf } = openRouteTable(
  Object.fromEntries(patterns.map((path) => [path, { id: path, path, module: {} }])),
);

test.each([
  ['/', '/'],
  ['/search', '/search'],
  ['/SEARCH', '/search'],
  ['/search/', '/search'],
  ['/s%65arch', '/search'],
  ['/Account/Activate/1/SeCrEt', '/account/activate/1/SeCrEt'],
  ['/%61ccount/%41ctivate/1/Se%43ret', '/account/activate/1/SeCret'],
  ['/Accounts/Reset.data', '/accounts/reset.data'],
  ['/accounts/reset%2Edata', '/accounts/reset.data'],
  ['/pages/Wishlist', '/pages/wishlist'],
  ['/pages/Wishlist/open', '/pages/wishlist/open'],
  ['/Pages/About-Us', '/pages/About-Us'],
  ['/Products/Halden/Reviews', '/products/Halden/reviews'],
  ['/products/caf%c3%a9', '/products/caf%C3%A9'],
  ['/Cart/C/Z2NwLXVz/Key', '/cart/c/Z2NwLXVz/Key'],
  ['/Robots.TXT', '/robots.txt'],
  ['/.Well-Known/security.txt', '/.well-known/security.txt'],
  ['/Shop/LIGHTING/', '/Shop/LIGHTING/'],
  ['/%2561ccounts/reset', '/%2561ccounts/reset'],
  ['/Assets/A-1.js', '/Assets/A-1.js'],
])('%s is written %s', (path, canonical) => expect(canonicalPath(path, patternOf)).toBe(canonical));

test('the route of a path that is plain already is not looked up', () => {
  const looksUp = () => {
    throw new Error('looked up');
  };
  for (const path of ['/', '/products/lamp-2', '/a//b', '/.well-known/security.txt'])
    expect(canonicalPath(path, looksUp)).toBe(path);
});

test('a plain path stays as it is', () => {
  const part = fc.oneof(
    fc.constantFrom(
      'accounts',
      'RESET',
      'pages',
      'Wishlist',
      'open',
      'cart',
      'C',
      '%61',
      '%2F',
      'x',
    ),
    fc.string({ unit: fc.constantFrom(...'aZ%25cE.~-/') }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      const canonical = canonicalPath(new URL(`http://x/${parts.join('/')}`).pathname, patternOf);
      expect(canonicalPath(canonical, patternOf)).toBe(canonical);
      expect(canonical.startsWith('/')).toBe(true);
    }),
  );
});

test('an address that cannot be parsed has no path', () => {
  expect(pathOf({ url: 'http://[broken/' })).toBe('?');
  expect(pathOf(new Request('http://shop.example/a/b?c'))).toBe('/a/b');
});

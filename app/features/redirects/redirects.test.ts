import { expect, test } from 'vitest';
import { keyOfLocation, keyOfOldAddress, locationOf, redirectKey, targetFor } from './redirects';

const hosts = new Set(['lintel.example', 'your-shop.myshopify.com']);

test.each([
  ['/Pages/About/', '/pages/about'],
  ['/a?b=1#c', '/a'],
  ['/caf%C3%A9', '/café'],
  ['/cafe\u0301', '/café'],
  ['/', null],
  ['', null],
  ['about', null],
  ['/%E0%A4', null],
  ['/.git/config', null],
  [`/${'a'.repeat(255)}`, null],
])('%j is compared as %j', (path, key) => expect(redirectKey(path)).toBe(key));

test.each([
  ['/a?b=1#c', '/a?b=1#c'],
  ['https://lintel.example/a?b=1', '/a?b=1'],
  ['http://your-shop.myshopify.com/a', '/a'],
  ['https://press.example/a', 'https://press.example/a'],
  ['//press.example/a', 'https://press.example/a'],
  ['http://press.example/a', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['/\\evil.example', null],
  ['https://lintel.example//evil.example', '/evil.example'],
  ['about', null],
  ['https://', null],
])('%j leads to %j [R-067]', (target, location) =>
  expect(locationOf(target, hosts)).toBe(location),
);

test.each([
  ['/Pages/Old/?a=1', '/pages/old'],
  ['https://lintel.example/Pages/Old', '/pages/old'],
  ['https://press.example/pages/old', null],
  ['pages/old', null],
  ['https://lintel.example', null],
  ['', null],
])('an editor’s old address %j has the key %j [R-067]', (from, key) =>
  expect(keyOfOldAddress(from, hosts)).toBe(key),
);

test('the redirect of a path is the one of that path alone', () => {
  const redirects = [
    { path: '/a/b', target: '/wrong' },
    { path: '/A/', target: ' /right ' },
  ];
  expect(targetFor(redirects, '/a', hosts)).toBe('/right');
  expect(targetFor(redirects, '/b', hosts)).toBeNull();
  expect(targetFor([{ path: '/a', target: '  ' }], '/a', hosts)).toBeNull();
});

test('a location elsewhere has no key', () =>
  expect([keyOfLocation('/A?b'), keyOfLocation('https://a.example/')]).toEqual(['/a', null]));

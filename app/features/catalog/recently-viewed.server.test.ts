import { expect, test } from 'vitest';
import { openCookies } from '~/platform/http/cookies.server';
import {
  addRecentlyViewed,
  noteViewed,
  productOfPath,
  readViewedHandles,
} from './recently-viewed.server';

const contextWith = (viewed: string) => ({
  cookies: openCookies(viewed && `viewed=${encodeURIComponent(viewed)}`, false),
});
const after = (viewed: string, handle: string) => {
  const context = contextWith(viewed);
  addRecentlyViewed(context, handle);
  return readViewedHandles(context);
};

test('the newest comes first, once [R-132]', () => {
  expect(after('', 'a')).toEqual(['a']);
  expect(after('a.b', 'c')).toEqual(['c', 'a', 'b']);
  expect(after('a.b.c', 'b')).toEqual(['b', 'a', 'c']);
});

test('at most twelve are kept', () => {
  const many = Array.from({ length: 20 }, (_, index) => `p${index}`).join('.');
  expect(after(many, 'new')).toHaveLength(12);
});

test('what is no handle is dropped, and a cookie that grows too long loses its oldest', () => {
  expect(readViewedHandles(contextWith('a.<b>.../x.c'))).toEqual(['a', 'c']);
  const long = Array.from({ length: 12 }, (_, index) => `${index}`.padEnd(255, 'ö')).join('.');
  const kept = after(long, 'new');
  expect(kept[0]).toBe('new');
  expect(kept.length).toBeLessThan(12);
});

test('seeing the same product again sends no cookie', () => {
  const context = contextWith('a.b');
  addRecentlyViewed(context, 'a');
  expect(context.cookies.changed).toBe(false);
});

test('a product is known by the path of its page, and nothing else is one', () => {
  expect(productOfPath('/products/lamp')).toBe('lamp');
  for (const path of [
    '/products/',
    '/products/%E0%A4%A',
    '/products/a/b',
    '/products/%3Cb%3E',
    '/',
  ])
    expect(productOfPath(path)).toBeUndefined();
});

test('an address that cannot be read, as the page that was left, is no product', () => {
  const context = contextWith('');
  const referer = 'https://shop.example/products/%E0%A4%A';
  noteViewed(
    context.cookies,
    new URL('https://shop.example/products/lamp'),
    new Headers({ referer }),
  );
  expect(readViewedHandles(context)).toEqual(['lamp']);
});

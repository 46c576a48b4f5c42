import { expect, test } from 'vitest';
import { isPrefetch, onlyWhenOpened } from './prefetch.server';

const ask = (headers: HeadersInit, method = 'GET') =>
  isPrefetch(new Request('https://shop.example/', { method, headers }));

test.each([
  [{ 'Sec-Purpose': 'prefetch' }, true],
  [{ 'Sec-Purpose': ' Prefetch;prerender' }, true],
  [{ Purpose: 'prefetch' }, true],
  [{ 'X-Moz': 'prefetch' }, true],
  [{ 'Sec-Purpose': 'no prefetch' }, false],
  [{ 'Sec-Purpose': 'no-prefetch' }, false],
  [{ 'Sec-Purpose': 'prefetching' }, false],
  [{ 'User-Agent': 'prefetch' }, false],
  [{}, false],
])('a page that is asked for with %j is fetched in advance: %s', (headers, expected) =>
  expect(ask(headers as HeadersInit)).toBe(expected),
);

test('a form is never sent in advance', () => {
  expect(ask({ 'Sec-Purpose': 'prefetch' }, 'POST')).toBe(false);
});

test('pages that refuse prefetches are requested again when opened', () => {
  const { status, headers } = onlyWhenOpened();
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
    503,
    '1',
    'no-store',
  ]);
});

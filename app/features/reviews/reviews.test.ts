import { expect, test } from 'vitest';
import { displayName, excerptOf, readReviewQuery, reviewsPath } from './reviews';

test.each([
  ['', { page: 1, sort: 'newest' }],
  ['page=3&sort=lowest', { page: 3, sort: 'lowest' }],
  ['page=0&sort=constructor', { page: 1, sort: 'newest' }],
  ['page=2.5&sort=LOWEST', { page: 1, sort: 'newest' }],
])('the address ?%s asks for %j', (search, query) =>
  expect(readReviewQuery(new URLSearchParams(search))).toEqual(query),
);

test('addresses name what is not the default', () => {
  expect(reviewsPath('halden', { page: 1, sort: 'newest' })).toBe('/products/halden/reviews');
  expect(reviewsPath('lampe à', { page: 2, sort: 'lowest' })).toBe(
    '/products/lampe%20%C3%A0/reviews?page=2&sort=lowest',
  );
});

test('a long text ends at a word, and no character is torn apart', () => {
  expect(excerptOf('Kind light.')).toBe('Kind light.');
  expect(excerptOf('warm '.repeat(100))).toBe(`${'warm '.repeat(79)}warm…`);
  expect(excerptOf(`x${'🛋'.repeat(300)}`)).toBe(`x${'🛋'.repeat(199)}…`);
});

test.each([
  ['Ada', 'Lamb', 'Ada L.'],
  [' Ada ', 'lamb', 'Ada L.'],
  ['Ada', '', 'Ada'],
  ['', 'Lamb', ''],
])('the name of %j %j is shown as %j', (first, last, shown) =>
  expect(displayName(first, last)).toBe(shown),
);

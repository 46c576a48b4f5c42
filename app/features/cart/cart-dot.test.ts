import { expect, test } from 'vitest';
import { dotStyle, toCount } from './cart-dot';

test('the dot and the number of items are a style, which an empty bag does not have [R-403]', () => {
  expect(dotStyle(1)).toBe(':root{--cart-filled:block;--cart-filled-text:inline;--cart-count:"1"}');
  expect(dotStyle(120)).toContain('--cart-count:"99+"');
  expect(dotStyle(0)).toBe('');
});

const counts: [string | undefined, number][] = [
  ['3', 3],
  ['99999', 99_999],
  [undefined, 0],
];
for (const cookie of ['', '-1', '1.5', '1e9', '123456', 'Infinity', '1";}body{display:none', ' 3'])
  counts.push([cookie, 0]);

test.each(counts)(
  'the count cookie %j counts %d items, so that it cannot write CSS',
  (cookie, count) => {
    expect(toCount(cookie)).toBe(count);
  },
);

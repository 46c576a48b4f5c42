import { expect, test } from 'vitest';
import { applyChange, formatHandles, heartStyle, isValidHandle, parseHandles } from './wishlist';

test.each(['oak-stool', 'café', 'ストール', 'a_1', 'x'.repeat(255)])('%s is a handle', (handle) =>
  expect(isValidHandle(handle)).toBe(true),
);
test.each(['', 'a b', 'a"]{}', 'a~b', '<b>', 'a/b', 'a;', 'x'.repeat(256), 'a\n', ' a'])(
  '%j is no handle',
  (handle) => expect(isValidHandle(handle)).toBe(false),
);

test('a list survives its cookie, without doubles and what is no handle', () => {
  const cookie = formatHandles(['b', 'a', 'b', 'no handle']);
  expect(cookie).toBe('b~a');
  expect(parseHandles(cookie)).toEqual(['b', 'a']);
  expect(parseHandles('a~a~<b>~~b')).toEqual(['a', 'b']);
  expect(parseHandles('')).toEqual([]);
  expect(parseHandles(undefined)).toEqual([]);
});

test('the oldest go when the cookie is full, which is measured as it is sent', () => {
  // 3 characters and a separator each: 875 make 3,499 characters.
  const short = Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, '0'));
  const kept = parseHandles(formatHandles(short));
  expect(kept).toEqual(short.slice(0, 875));
  // One character of three bytes is sent as nine.
  const long = Array.from({ length: 1000 }, (_, n) => `ス${n}`);
  const cookie = formatHandles(long);
  expect(encodeURIComponent(cookie).length).toBeLessThanOrEqual(3500);
  expect(encodeURIComponent(`${cookie}~ス999`).length).toBeGreaterThan(3500);
});

test('a cookie of exactly 3,500 characters is kept whole', () => {
  const handles = [
    'x'.repeat(255),
    ...Array.from({ length: 13 }, (_, n) => String(n).padStart(2, '0').padEnd(240, 'y')),
  ];
  const length = handles.join('~').length;
  const last = 'z'.repeat(3500 - length - 1);
  expect(parseHandles(formatHandles([...handles, last]))).toHaveLength(15);
  expect(parseHandles(formatHandles([...handles, `${last}z`]))).toHaveLength(14);
});

test('a wish comes first, once; what is taken back is gone', () => {
  expect(applyChange(['a', 'b'], { intent: 'add', handle: 'b' })).toEqual(['b', 'a']);
  expect(applyChange(['a', 'b'], { intent: 'add', handle: 'c' })).toEqual(['c', 'a', 'b']);
  expect(applyChange(['a', 'b'], { intent: 'remove', handle: 'a' })).toEqual(['b']);
});

test('the style fills the hearts of the list, and the dot', () => {
  expect(heartStyle([])).toBe('');
  expect(heartStyle(['a', 'b'])).toBe(
    ':root{--wishlist-filled:block;--wishlist-filled-text:inline}' +
      ':is([data-heart="a"],[data-heart="b"]){--heart-add:none;--heart-remove:grid}',
  );
});

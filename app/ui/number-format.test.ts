import { expect, test } from 'vitest';
import { formatNumber } from './number-format';

test('a number has as many decimals as asked for, at most and at least', () => {
  expect([4, 4.25].map((value) => formatNumber(value, 'en-US', 1))).toEqual(['4', '4.3']);
  expect([4, 4.25].map((value) => formatNumber(value, 'en-US', 1, 1))).toEqual(['4.0', '4.3']);
  expect(formatNumber(1234.52, 'en-US', 1)).toBe('1,234.5');
});

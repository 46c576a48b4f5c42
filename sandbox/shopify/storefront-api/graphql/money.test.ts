import { expect, test } from 'vitest';
import { decimal, hundredths } from './money';

test.each([
  [2500, '25.0'],
  [1425, '14.25'],
  [1420, '14.2'],
  [0, '0.0'],
  [5, '0.05'],
  [-150, '-1.5'],
])('%d hundredths are written %s', (amount, text) => {
  expect(decimal(amount)).toBe(text);
});

test('major units become hundredths without rounding errors', () => {
  expect(hundredths(19.99)).toBe(1999);
});

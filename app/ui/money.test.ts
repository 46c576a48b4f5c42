import { expect, test } from 'vitest';
import { formatMoney } from './money';

test.each([
  [89, 'USD', '$89.00'],
  [89.5, 'USD', '$89.50'],
  [1990, 'HUF', 'HUF 1,990'],
  [1990.5, 'HUF', 'HUF 1,990.50'],
  [0.1 + 0.2 - 0.3, 'HUF', 'HUF 0'],
  [59900.99, 'COP', 'COP 59,900.99'],
  [1990.5, 'JPY', '¥1,991'],
  [1.5, 'KWD', 'KWD 1.500'],
  [10.5, 'TOKEN', 'TOKEN 10.50'],
])('%d %s is shown as %j', (amount, currency, text) => {
  expect(formatMoney({ amount, currency }, 'en-US').replace(/\s/g, ' ')).toBe(text);
});

import { expect, test } from 'vitest';
import { formatDate } from './date';

test('a day is written as in the store’s English, whatever the time zone', () => {
  expect(formatDate('2027-01-18', 'en-US')).toBe('January 18, 2027');
  for (const locale of ['en-AU', 'en-GB']) {
    expect(formatDate('2027-01-18', locale)).toBe('18 January 2027');
    expect(formatDate('2027-01-18T23:59:59Z', locale)).toBe('18 January 2027');
  }
});

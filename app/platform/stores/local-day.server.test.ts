import { expect, test } from 'vitest';
import { localDay } from './local-day.server';
import type { CountryCode } from './codes';
import { storeOf } from './regions';

/** Friday in the United States, Saturday in Australia. */
const evening = Date.UTC(2026, 10, 20, 22, 30);

test('a day is that of the store’s home: its time zone, or its first country', () => {
  expect(localDay(storeOf('us'), evening)).toBe('2026-11-20');
  expect(localDay(storeOf('au'), evening)).toBe('2026-11-21');
  expect(localDay(storeOf('us'), Date.UTC(2026, 10, 21, 3))).toBe('2026-11-20');
  expect(localDay({ ...storeOf('us'), timeZone: 'Asia/Tokyo' }, evening)).toBe('2026-11-21');
});

test('a home without a known time zone has days in UTC', () => {
  const [home] = storeOf('au').regions;
  const regions = [{ ...home!, country: 'AQ' as CountryCode }];
  expect(localDay({ regions }, Date.UTC(2026, 10, 20, 23, 59))).toBe('2026-11-20');
});

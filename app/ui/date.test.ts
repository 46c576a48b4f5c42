import { afterEach, expect, test, vi } from 'vitest';
import { formatDate, formatDay, formatFullDate, formatTime, weekdayName } from './date';

afterEach(() => vi.unstubAllGlobals());

const american = {
  date: 'September 23, 2026',
  fullDate: 'Wednesday, September 23, 2026',
  day: 'Wed, Sep 23',
  dayOfYear: 'Wed, Sep 23, 2026',
};
const british = {
  date: '23 September 2026',
  fullDate: 'Wednesday 23 September 2026',
  day: 'Wed 23 Sept',
  dayOfYear: 'Wed 23 Sept 2026',
};

test.each([
  ['en-US', american],
  ['en', american],
  ['en-CA', american],
  ['en-GB', british],
  ['en-AU', british],
  ['en-NZ', british],
])('dates in %s are the same in every browser, whatever its ICU', (locale, texts) => {
  vi.stubGlobal('Intl', { Locale: Intl.Locale });
  for (const iso of ['2026-09-23', '2026-09-23T23:59:59Z'])
    expect({
      date: formatDate(iso, locale),
      fullDate: formatFullDate(iso, locale),
      day: formatDay(iso, locale),
      dayOfYear: formatDay(iso, locale, true),
    }).toEqual(texts);
  expect([0, 6].map((index) => weekdayName(index, locale))).toEqual(['Monday', 'Sunday']);
});

test('British months are cut to three letters, except September', () => {
  const days = ['2026-01-01', '2026-06-10', '2026-07-10'].map((iso) => formatDay(iso, 'en-AU'));
  expect(days).toEqual(['Thu 1 Jan', 'Wed 10 Jun', 'Fri 10 Jul']);
});

test.each([
  ['en-US', ['12:00 AM', '9:05 AM', '12:30 PM', '11:59 PM', '1:00 AM']],
  ['en-AU', ['12:00 am', '9:05 am', '12:30 pm', '11:59 pm', '1:00 am']],
  ['en-GB', ['00:00', '09:05', '12:30', '23:59', '01:00']],
])('times in %s', (locale, texts) => {
  const minutes = [0, 9 * 60 + 5, 12 * 60 + 30, 24 * 60 - 1, 25 * 60];
  expect(minutes.map((one) => formatTime(one, locale))).toEqual(texts);
});

test('other languages than English have their own dates', () => {
  expect(formatDate('2026-09-23', 'de-DE')).toBe('23. September 2026');
  expect(formatDay('2026-09-23', 'de-DE')).toMatch(/^Mi/);
  expect(weekdayName(2, 'de-DE')).toBe('Mittwoch');
});

import { expect, test } from 'vitest';
import {
  formatHours,
  groupDays,
  openStateAt,
  parseDayHours,
  parseExceptions,
  readOpeningHours,
  weekdays,
} from './opening-hours';

const noFields = {
  ...Object.fromEntries(weekdays.map((day) => [day, ''])),
  ...{ exceptions: '', time_zone: '' },
} as Parameters<typeof readOpeningHours>[0];
const at = (hours: number, minutes = 0) => hours * 60 + minutes;

test.each([
  ['10:00-18:00', [{ from: at(10), to: at(18) }]],
  ['9 – 17.30', [{ from: at(9), to: at(17, 30) }]],
  ['13:30-18, 10 to 12:30', [{ from: at(10), to: at(12, 30) }, { from: at(13, 30), to: at(18) }]], // prettier-ignore
  ['18:00-02:00', [{ from: at(18), to: at(26) }]],
  ['0:00-24:00', [{ from: 0, to: at(24) }]],
  [' Closed ', []],
  ['', null],
  ['by appointment', null],
  ['10:00-18:00, later', null],
  ['10:70-18:00', null],
  ['25:00-26:00', null],
  ['10:00-10:00', null],
  ['9-17,'.repeat(500), null],
])('reads the hours %j [R-504]', (text, hours) => {
  expect(parseDayHours(text)).toEqual(hours);
});

test('reads days with other hours by date, and skips what is no date [R-504]', () => {
  expect(
    parseExceptions('2026-12-25 closed; 2026-12-24: 10-14\n2026-02-30 closed; soon closed'),
  ).toEqual([
    { date: '2026-12-24', hours: [{ from: at(10), to: at(14) }] },
    { date: '2026-12-25', hours: [] },
  ]);
});

const writtenDays = (days: readonly string[]) =>
  days.map((day) => ({
    date: day.slice(0, 10),
    hours: parseDayHours(day.slice(11) || 'closed'),
  }));

test.each([
  ['2026-12-24 10-12; 13:30-18; 2026-12-25 closed', ['2026-12-24 10-12, 13:30-18', '2026-12-25']],
  ['2026-12-24: 13:30-18; 10-12', ['2026-12-24 10-12, 13:30-18']],
  ['2026-12-25 closed; 13:30-18', ['2026-12-25']],
  ['2026-12-24 10-12; 24/12 closed; 13:30-18', ['2026-12-24 10-12']],
  ['2026-12-24 10-12; 2026-02-30 10-12; 13:30-18', ['2026-12-24 10-12']],
  ['13:30-18; 2026-12-24 10-12;', ['2026-12-24 10-12']],
])('hours without a date belong to the day before them: %j [R-504]', (text, days) => {
  expect(parseExceptions(text)).toEqual(writtenDays(days));
});

test.each([
  ['2026-12-24 13:30-16; 2026-12-25 closed; 2026-12-24 10-12', ['2026-12-24 10-12, 13:30-16', '2026-12-25']], // prettier-ignore
  ['2026-12-24 10-12; 2026-12-24 13:30-16; 17-18', ['2026-12-24 10-12, 13:30-16, 17-18']],
  ['2026-12-24 10-12; 2026-12-24 closed', ['2026-12-24']],
  ['2026-12-24 closed; 2026-12-24 10-12', ['2026-12-24']],
  ['2026-12-24 10-12; closed', ['2026-12-24']],
])('entries with the same date are one day: %j [R-504]', (text, days) => {
  expect(parseExceptions(text)).toEqual(writtenDays(days));
});

test('groups days with the same hours, and leaves out unknown days [R-504]', () => {
  const hours = readOpeningHours({ ...noFields, monday: 'closed', tuesday: '10-18', wednesday: '10:00-18:00', friday: '10-18' })!; // prettier-ignore
  expect(groupDays(hours.days).map(({ first, last }) => [first, last])).toEqual([[0, 0], [1, 2], [4, 4]]); // prettier-ignore
  expect(formatHours(hours.days[1]!, 'en-US')).toBe('10:00 AM to 6:00 PM');
  expect(formatHours([], 'en-US')).toBe('Closed');
  expect(readOpeningHours(noFields)).toBeNull();
  expect(readOpeningHours({ ...noFields, monday: '9-5 or so' })).toBeNull();
});

const shop = readOpeningHours({
  ...noFields,
  ...{ monday: 'closed', tuesday: '10-12:30, 13:30-18', wednesday: '10-18', thursday: '10-18' },
  ...{ friday: '18-02', saturday: '10-18', sunday: 'closed' },
  exceptions: '2026-12-24 10-14; 2026-12-25 closed; 2026-12-26 closed',
  time_zone: 'America/New_York',
})!;

// The shop is in New York: UTC-5 in December, UTC-4 in July.
test.each([
  ['Tuesday, before it opens', '2026-12-01T14:59:00Z', { open: false, next: { days: 0, date: '2026-12-01', at: at(10) } }], // prettier-ignore
  ['Tuesday morning', '2026-12-01T15:00:00Z', { open: true, until: at(12, 30) }],
  ['the lunch break', '2026-12-01T17:30:00Z', { open: false, next: { days: 0, date: '2026-12-01', at: at(13, 30) } }], // prettier-ignore
  ['closing time', '2026-12-01T23:00:00Z', { open: false, next: { days: 1, date: '2026-12-02', at: at(10) } }], // prettier-ignore
  ['the same time in summer', '2026-07-07T14:00:00Z', { open: true, until: at(12, 30) }],
  ['Friday night', '2026-12-05T04:00:00Z', { open: true, until: at(2) }],
  ['after midnight', '2026-12-05T06:59:00Z', { open: true, until: at(2) }],
  ['the end of the night', '2026-12-05T07:00:00Z', { open: false, next: { days: 0, date: '2026-12-05', at: at(10) } }], // prettier-ignore
  ['a day with other hours', '2026-12-24T20:00:00Z', { open: false, next: { days: 5, date: '2026-12-29', at: at(10) } }], // prettier-ignore
])('knows whether the shop is open: %s [R-504]', (_, now, state) => {
  expect(openStateAt(shop, new Date(now))).toEqual(state);
});

test('says nothing about now without a known time zone, or on a day without hours [R-504]', () => {
  expect(openStateAt({ ...shop, timeZone: null }, new Date())).toBeNull();
  expect(readOpeningHours({ ...noFields, monday: '9-17', time_zone: 'Mars/Base' })?.timeZone).toBe(
    null,
  );
  const monday = readOpeningHours({ ...noFields, monday: '9-17', time_zone: 'UTC' })!;
  expect(openStateAt(monday, new Date('2026-12-01T12:00:00Z'))).toBeNull();
});

test.each([
  ['all day', { monday: '00:00-24:00', tuesday: '00:00-24:00' }, null],
  ['on after midnight', { monday: '18:00-24:00', tuesday: '00:00-02:00' }, at(2)],
  ['until midnight', { monday: '18:00-24:00', tuesday: '10-18' }, 0],
])('a shop that is open %s says when it closes [R-504]', (_, days, until) => {
  const hours = readOpeningHours({ ...noFields, ...days, time_zone: 'UTC' })!;
  const monday = new Date('2026-11-30T20:00:00Z');
  expect(openStateAt(hours, monday)).toEqual({ open: true, until });
});

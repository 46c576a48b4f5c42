/** Opening hours that editors enter, such as '10:00-12:30, 13:30-18:00'. This module can run in the browser. */
import { localTime } from '~/platform/local-time';
import { knownTimeZone } from '~/platform/time-zone';
import { formatDate, formatTime, weekdayName } from '~/ui/date';

/** In minutes after midnight, local time. `to` is after `from`, and past 24:00 if the shop closes after midnight. */
interface HoursRange {
  from: number;
  to: number;
}

/** Empty if closed. */
export type DayHours = HoursRange[];

export interface OpeningHours {
  /** Monday first; null if unknown. */
  days: (DayHours | null)[];
  /** Days with other hours, sorted by date ('2026-12-24'). */
  exceptions: { date: string; hours: DayHours }[];
  /** IANA name; null if unknown: then the page can't show whether the shop is open. */
  timeZone: string | null;
}

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

const fullDay = 24 * 60;
const time = String.raw`(\d{1,2})(?:[:.](\d{2}))?`;
const rangePattern = new RegExp(`^${time}\\s*(?:-|–|to)\\s*${time}$`);

function parseRange(text: string): HoursRange | null {
  const found = rangePattern.exec(text);
  if (!found) return null;
  const minutes = (hours: string | undefined, rest = '0') => Number(hours) * 60 + Number(rest);
  const from = minutes(found[1], found[2]);
  const to = minutes(found[3], found[4]);
  const isTime = [found[2], found[4]].every((rest) => Number(rest ?? 0) < 60);
  if (!isTime || from >= fullDay || to > fullDay || from === to) return null;
  return { from, to: to > from ? to : to + fullDay };
}

/** Parses '10:00-12:30, 13:30-18:00' or 'closed'. Null for anything else. */
export function parseDayHours(text: string): DayHours | null {
  const given = text.trim().toLowerCase();
  if (given.length > 100 || given === '') return null;
  if (given === 'closed') return [];
  const ranges = given.split(/[,;]/).map((part) => parseRange(part.trim()));
  return ranges.every((range) => range !== null) ? sorted(ranges) : null;
}

/**
 * One day a line, or separated by ';': '2026-12-25 closed; 2026-12-24 10:00-12:00; 13:30-18:00'. Hours without a date
 * belong to the last date in the text before them. Merges entries with the same date; one 'closed' closes the day.
 * Skips unreadable days.
 */
export function parseExceptions(text: string): OpeningHours['exceptions'] {
  const days = new Map<string, HoursRange[]>();
  let day: string | null = null;
  for (const part of text.slice(0, 4000).split(/[\n;]/)) {
    const given = part.trim();
    if (given === '') continue;
    const found = /^(\d{4}-\d{2}-\d{2})[\s:](.*)$/.exec(given);
    const date: string | null = found?.[1] ?? day;
    const hours = parseDayHours(found?.[2] ?? given);
    // After an unreadable part, skips hours without a date: they may belong to it.
    day = date && hours && isDate(date) ? date : null;
    if (!day || !hours) continue;
    const known = days.get(day);
    const isClosed = hours.length === 0 || known?.length === 0;
    days.set(day, isClosed ? [] : sorted([...(known ?? []), ...hours]));
  }
  return [...days]
    .map(([date, hours]) => ({ date, hours }))
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

const sorted = (ranges: HoursRange[]): HoursRange[] =>
  ranges.toSorted((one, other) => one.from - other.from);

const isDate = (date: string): boolean => {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
};

type HoursFields = Record<(typeof weekdays)[number] | 'exceptions' | 'time_zone', string>;

/** Null if no weekday has hours. */
export function readOpeningHours(fields: HoursFields): OpeningHours | null {
  const days = weekdays.map((day) => parseDayHours(fields[day]));
  if (days.every((hours) => hours === null)) return null;
  return {
    days,
    exceptions: parseExceptions(fields.exceptions),
    timeZone: knownTimeZone(fields.time_zone),
  };
}

/** Consecutive days with the same hours, as indexes into `weekdays`. Omits unknown days. */
export function groupDays(
  days: OpeningHours['days'],
): { first: number; last: number; hours: DayHours }[] {
  const groups: ReturnType<typeof groupDays> = [];
  for (const [index, hours] of days.entries()) {
    if (!hours) continue;
    const before = groups.at(-1);
    if (before?.last === index - 1 && JSON.stringify(before.hours) === JSON.stringify(hours))
      before.last = index;
    else groups.push({ first: index, last: index, hours });
  }
  return groups;
}

export const formatHours = (hours: DayHours, locale: string): string =>
  hours.length === 0
    ? 'Closed'
    : hours
        .map(({ from, to }) => `${formatTime(from, locale)} to ${formatTime(to, locale)}`)
        .join(', ');

/** Days and their hours: ['Monday to Friday', '10:00 AM to 6:00 PM'], then the days with other hours. */
export const hoursRows = (
  { days, exceptions }: Pick<OpeningHours, 'days' | 'exceptions'>,
  locale: string,
): [days: string, hours: string][] => [
  ...groupDays(days).map(({ first, last, hours }): [string, string] => [
    [...new Set([first, last])].map((day) => weekdayName(day, locale)).join(' to '),
    formatHours(hours, locale),
  ]),
  ...exceptions.map(({ date, hours }): [string, string] => [
    formatDate(date, locale),
    formatHours(hours, locale),
  ]),
];

const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * fullDay * 60_000).toISOString().slice(0, 10);

function hoursOn({ days, exceptions }: OpeningHours, date: string): DayHours | null {
  const other = exceptions.find((one) => one.date === date);
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return other ? other.hours : (days[weekday] ?? null);
}

/**
 * `until` and `at`: minutes after midnight. `until`: null if the shop stays open all of the next day. `days`: 0 for
 * today. `next`: null if it doesn't open within a week.
 */
export type OpenState =
  | { open: true; until: number | null }
  | { open: false; next: { days: number; date: string; at: number } | null };

/** Null if today's hours or the time zone are unknown. */
export function openStateAt(hours: OpeningHours, now: Date): OpenState | null {
  if (!hours.timeZone) return null;
  const { date, minutes } = localTime(now, hours.timeZone);
  const today = hoursOn(hours, date);
  const lateNight = hoursOn(hours, dayAfter(date, -1))?.find(
    ({ to }) => to > fullDay && minutes < to - fullDay,
  );
  if (lateNight) return { open: true, until: lateNight.to - fullDay };
  if (!today) return null;
  const current = today.find(({ from, to }) => from <= minutes && minutes < to);
  if (current) {
    // Opening hours may go on at midnight.
    const on =
      current.to === fullDay && hoursOn(hours, dayAfter(date, 1))?.find(({ from }) => from === 0);
    if (on) return { open: true, until: on.to < fullDay ? on.to : null };
    return { open: true, until: current.to % fullDay };
  }
  for (let days = 0; days <= 7; days += 1) {
    const day = dayAfter(date, days);
    const next = hoursOn(hours, day)?.find(({ from }) => days > 0 || from > minutes);
    if (next) return { open: false, next: { days, date: day, at: next.from } };
  }
  return { open: false, next: null };
}

import { localTime, type LocalTime } from '~/platform/local-time';
import type { ParsedSlice } from '~/slices/page-slice';
import { formatFullDate, formatTime } from '~/ui/date';

type Event = ParsedSlice<'featured_events'>['items'][number];

/**
 * Start and end in the event's time zone: 'December 1, 2026, 8 pm', and '10 pm' on the same day. `clock`: 'New York
 * time'. Null without a start.
 */
export function eventTimes(
  { starts_at, ends_at, time_zone: timeZone }: Pick<Event, 'starts_at' | 'ends_at' | 'time_zone'>,
  locale: string,
): { start: string; end: string | null; clock: string } | null {
  if (!starts_at) return null;
  const start = localTime(new Date(starts_at), timeZone);
  const end = ends_at ? localTime(new Date(ends_at), timeZone) : null;
  const time = ({ minutes }: LocalTime) => formatTime(minutes, locale);
  const moment = (at: LocalTime) => `${formatFullDate(at.date, locale)}, ${time(at)}`;
  return {
    start: moment(start),
    end: end && (end.date === start.date ? time(end) : moment(end)),
    clock: clockOf(timeZone),
  };
}

/** Time zone abbreviations differ between platforms. */
const clockOf = (timeZone: string): string =>
  timeZone === 'UTC' ? 'UTC' : `${timeZone.split('/').pop()?.replaceAll('_', ' ')} time`;

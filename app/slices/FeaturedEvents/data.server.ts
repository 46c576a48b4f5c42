import type { ParsedSlice } from '~/slices/page-slice';

type Event = ParsedSlice<'featured_events'>['items'][number];

const hour = 3_600_000;
/** A whole-day event has ended when its day has ended in every time zone (Samoa is last). */
const dayEnd = 36 * hour;

/** True when the event has ended at `now` (ms since 1970). One without a date never ends. */
export function hasEnded({ date, starts_at, ends_at }: Event, now: number): boolean {
  if (ends_at) return Date.parse(ends_at) < now;
  if (starts_at) return Date.parse(starts_at) + 3 * hour < now;
  return date !== null && Date.parse(date) + dayEnd < now;
}

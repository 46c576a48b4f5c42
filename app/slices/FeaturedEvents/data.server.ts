import type { ParsedSlice } from '~/slices/page-slice';

type Event = ParsedSlice<'featured_events'>['items'][number];

const hour = 3_600_000;
/** For all-day events: hours from the start of the day in UTC until the day has ended in all time zones. */
const dayEnd = 36 * hour;

/** `now` in ms since 1970. Events without a date never end. */
export function hasEnded({ date, starts_at, ends_at }: Event, now: number): boolean {
  if (ends_at) return Date.parse(ends_at) < now;
  if (starts_at) return Date.parse(starts_at) + 3 * hour < now;
  return date !== null && Date.parse(date) + dayEnd < now;
}

/** The events of this country, ISO 3166 code, and those without countries. */
export const eventsFor = ({ items }: ParsedSlice<'featured_events'>, country: string): Event[] =>
  items.filter(({ countries }) => {
    const named = countries.toUpperCase().match(/\b[A-Z]{2}\b/g);
    return !named || named.includes(country);
  });

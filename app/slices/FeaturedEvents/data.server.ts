import { countryOf } from '~/platform/stores/country';
import type { ParsedSlice } from '~/slices/page-slice';

type Event = ParsedSlice<'featured_events'>['items'][number];

const hour = 3_600_000;
/** From a day's start in UTC until its end in every time zone. */
const dayEnd = 36 * hour;

/** `now` is in ms since 1970. Events without a date never end. */
export function hasEnded({ date, starts_at, ends_at }: Event, now: number): boolean {
  if (ends_at) return Date.parse(ends_at) < now;
  if (starts_at) return Date.parse(starts_at) + 3 * hour < now;
  return date !== null && Date.parse(date) + dayEnd < now;
}

/**
 * Includes events without a country. `countries` is an editor's text; words that aren't country codes don't restrict an
 * event. `country` is an ISO 3166 code.
 */
export const eventsFor = ({ items }: ParsedSlice<'featured_events'>, country: string): Event[] =>
  items.filter(({ countries }) => {
    const named = countries.split(/[^a-z]+/i).flatMap((word) => countryOf(word) ?? []);
    return named.length === 0 || named.some((one) => one === country);
  });

import type * as v from 'valibot';
import {
  date,
  link,
  picture,
  richText,
  text,
  timestamp,
  timeZone,
  sliceOf,
} from '~/features/content/fields';

export const featuredEvents = sliceOf(
  { title: text, text: richText },
  {
    title: text,
    /** A whole day, where the hour does not matter. */
    date,
    starts_at: timestamp,
    ends_at: timestamp,
    /** Of the place, 'Europe/London'. */
    time_zone: timeZone,
    place: text,
    text: richText,
    image: picture,
    /** Where to say that one comes; not offered once it has begun. */
    link,
    link_text: text,
  },
);

export type FeaturedEventsSlice = v.InferOutput<typeof featuredEvents>;

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
    /** For an all-day event. */
    date,
    starts_at: timestamp,
    ends_at: timestamp,
    /** Of the place, 'Europe/London'. */
    time_zone: timeZone,
    place: text,
    text: richText,
    image: picture,
    /** Registration. Hidden after the event. */
    link,
    link_text: text,
  },
);

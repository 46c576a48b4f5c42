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
    /** For a whole-day event. */
    date,
    starts_at: timestamp,
    ends_at: timestamp,
    /** Time zone of the place, 'Europe/London'. */
    time_zone: timeZone,
    place: text,
    text: richText,
    image: picture,
    /** Registration; hidden once the event has begun. */
    link,
    link_text: text,
  },
);

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
    /** All-day event. */
    date,
    starts_at: timestamp,
    ends_at: timestamp,
    /** 'Europe/London' */
    time_zone: timeZone,
    place: text,
    /** Country codes, such as 'US, CA'. Empty: shown everywhere. */
    countries: text,
    text: richText,
    image: picture,
    link,
    link_text: text,
  },
);

import { link, picture, richText, text, sliceOf } from '~/features/content/fields';

export const locationsContent = sliceOf(
  { title: text, text: richText },
  {
    name: text,
    /** 'New South Wales', 'Europe'. */
    region: text,
    address: richText,
    /** Shown if no weekday has hours. */
    hours: richText,
    monday: text,
    tuesday: text,
    wednesday: text,
    thursday: text,
    friday: text,
    saturday: text,
    sunday: text,
    exceptions: text,
    time_zone: text,
    phone: text,
    image: picture,
    link,
    link_text: text,
  },
);

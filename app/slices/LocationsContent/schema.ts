import { link, picture, richText, text, sliceOf } from '~/features/content/fields';

export const locationsContent = sliceOf(
  { title: text, text: richText },
  {
    name: text,
    /** 'New South Wales', 'Europe'. */
    region: text,
    address: richText,
    hours: richText,
    phone: text,
    image: picture,
    link,
    link_text: text,
  },
);

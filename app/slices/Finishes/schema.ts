import { colour, link, picture, richText, text, sliceOf } from '~/features/content/fields';

export const finishes = sliceOf(
  { title: text, text: richText },
  {
    name: text,
    colour,
    /** Aging and care. */
    text: richText,
    image: picture,
    /** A collection, filtered by a tag ('Colour~Brass'). */
    collection_handle: text,
    filter_tag: text,
    /** Used without a collection. */
    link,
    link_text: text,
  },
);

import { colour, link, picture, richText, text, sliceOf } from '~/features/content/fields';

export const finishes = sliceOf(
  { title: text, text: richText },
  {
    name: text,
    colour,
    /** How the finish ages and how to care for it. */
    text: richText,
    image: picture,
    /** Links to a collection, filtered by a tag ('Colour~Brass'). */
    collection_handle: text,
    filter_tag: text,
    /** Used without a collection. */
    link,
    link_text: text,
  },
);

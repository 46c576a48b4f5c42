import type * as v from 'valibot';
import { colour, link, picture, richText, text, sliceOf } from '~/features/content/fields';

export const finishes = sliceOf(
  { title: text, text: richText },
  {
    name: text,
    colour,
    /** How it ages and how to look after it. */
    text: richText,
    image: picture,
    /** Leads to the pieces in this finish: a collection, narrowed by a tag of the catalogue ('Colour~Brass'). */
    collection_handle: text,
    filter_tag: text,
    /** Used where there is no such collection. */
    link,
    link_text: text,
  },
);

export type FinishesSlice = v.InferOutput<typeof finishes>;

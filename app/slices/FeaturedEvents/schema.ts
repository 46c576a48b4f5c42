import type * as v from 'valibot';
import { date, link, picture, richText, text, sliceOf } from '~/features/content/fields';

export const featuredEvents = sliceOf(
  { title: text, text: richText },
  { title: text, date, place: text, text: richText, image: picture, link, link_text: text },
);

export type FeaturedEventsSlice = v.InferOutput<typeof featuredEvents>;

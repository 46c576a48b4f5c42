import type * as v from 'valibot';
import { colour, link, picture, richText, text, sliceOf } from '~/features/content/fields';

export const finishes = sliceOf(
  { title: text, text: richText },
  { name: text, colour, text: richText, image: picture, link },
);

export type FinishesSlice = v.InferOutput<typeof finishes>;

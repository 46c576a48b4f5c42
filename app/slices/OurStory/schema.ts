import type * as v from 'valibot';
import { picture, richText, text, sliceOf } from '~/features/content/fields';

export const ourStory = sliceOf(
  { title: text, text: richText, image: picture },
  { year: text, title: text, text: richText, image: picture },
);

export type OurStorySlice = v.InferOutput<typeof ourStory>;

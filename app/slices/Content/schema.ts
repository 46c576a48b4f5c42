import type * as v from 'valibot';
import { choice, richText, text, sliceOf } from '~/features/content/fields';

export const content = sliceOf(
  { title: text, text: richText, width: choice(['narrow', 'wide']) },
  {},
);

export type ContentSlice = v.InferOutput<typeof content>;

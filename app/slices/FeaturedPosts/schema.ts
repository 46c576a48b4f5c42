import type * as v from 'valibot';
import { link, linkedDocument, text, sliceOf } from '~/features/content/fields';

export const featuredPosts = sliceOf(
  { title: text, link, link_text: text },
  { article: linkedDocument },
);

export type FeaturedPostsSlice = v.InferOutput<typeof featuredPosts>;

import { link, linkedDocument, text, sliceOf } from '~/features/content/fields';

export const featuredPosts = sliceOf(
  { title: text, link, link_text: text },
  { article: linkedDocument },
);

import { link, richText, text, sliceOf } from '~/features/content/fields';

export const returnsContent = sliceOf(
  { title: text, text: richText, link, link_text: text },
  { title: text, text: richText },
);

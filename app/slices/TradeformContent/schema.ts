import { link, richText, text, sliceOf } from '~/features/content/fields';

export const tradeformContent = sliceOf(
  { title: text, text: richText, link, link_text: text, form_title: text },
  { title: text, text: richText },
);

import { richText, text, sliceOf } from '~/features/content/fields';

export const contactContent = sliceOf(
  { title: text, text: richText, email: text, phone: text, hours: richText },
  { title: text, text, email: text },
);

import { link, richText, text, sliceOf } from '~/features/content/fields';

export const stockistWidget = sliceOf(
  { title: text, text: richText },
  { name: text, region: text, city: text, country: text, link },
);

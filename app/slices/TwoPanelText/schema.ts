import { link, picture, richText, text, sliceOf } from '~/features/content/fields';

export const twoPanelText = sliceOf(
  { title: text },
  { title: text, text: richText, image: picture, link, link_text: text },
);

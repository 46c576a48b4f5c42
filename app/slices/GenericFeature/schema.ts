import { select, link, picture, richText, text, sliceOf } from '~/features/content/fields';

export const genericFeature = sliceOf(
  {
    eyebrow: text,
    title: text,
    text: richText,
    image: picture,
    image_side: select(['left', 'right']),
    link,
    link_text: text,
  },
  {},
);

import { select, link, picture, richText, text, sliceOf } from '~/features/content/fields';

export const heroContent = sliceOf(
  {
    eyebrow: text,
    title: text,
    text: richText,
    image: picture,
    image_small: picture,
    focus: select(['centre', 'top', 'bottom', 'left', 'right']),
    link,
    link_text: text,
    second_link: link,
    second_link_text: text,
    tone: select(['light', 'dark']),
  },
  {},
);

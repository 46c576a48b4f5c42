import { picture, richText, text, sliceOf } from '~/features/content/fields';

export const ourStory = sliceOf(
  { title: text, text: richText, image: picture },
  { year: text, title: text, text: richText, image: picture },
);

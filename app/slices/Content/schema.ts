import { select, richText, text, sliceOf } from '~/features/content/fields';

export const content = sliceOf(
  {
    title: text,
    text: richText,
    width: select(['narrow', 'wide']),
    table: select(['none', 'delivery']),
  },
  {},
);

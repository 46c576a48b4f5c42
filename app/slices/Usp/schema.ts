import { select, text, sliceOf } from '~/features/content/fields';

export const usp = sliceOf(
  { title: text },
  {
    icon: select(['delivery', 'returns', 'finish', 'care']),
    title: text,
    text,
    /** For example 'AUD NZD'; empty means all. */
    currencies: text,
  },
);

import { select, text, sliceOf } from '~/features/content/fields';

export const usp = sliceOf(
  { title: text },
  {
    icon: select(['delivery', 'returns', 'finish', 'care']),
    title: text,
    text,
    /** Currencies, such as 'AUD NZD'; empty for all. Cached pages don't vary by country. */
    currencies: text,
  },
);

import { select, text, sliceOf } from '~/features/content/fields';

export const usp = sliceOf(
  { title: text },
  {
    icon: select(['delivery', 'returns', 'finish', 'care']),
    title: text,
    text,
    /** Currencies that it is shown for, 'AUD NZD'; empty for all. By currency, because pages do not differ by country. */
    currencies: text,
  },
);

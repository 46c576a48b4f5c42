import type * as v from 'valibot';
import { choice, text, sliceOf } from '~/features/content/fields';

export const usp = sliceOf(
  { title: text },
  {
    icon: choice(['delivery', 'returns', 'finish', 'care']),
    title: text,
    text,
    /** Currencies that read it, 'AUD NZD'; empty: everybody. Pages differ by currency, not by country. */
    currencies: text,
  },
);

export type UspSlice = v.InferOutput<typeof usp>;

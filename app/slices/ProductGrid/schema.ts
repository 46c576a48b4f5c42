import type * as v from 'valibot';
import { link, picture, richText, text, sliceOf } from '~/features/content/fields';

export const productGrid = sliceOf(
  { title: text, text: richText },
  {
    /** A product with its price as it is now; it takes precedence. */
    product_handle: text,
    /** Or a door to a collection. */
    collection_handle: text,
    title: text,
    image: picture,
    link,
  },
);

export type ProductGridSlice = v.InferOutput<typeof productGrid>;

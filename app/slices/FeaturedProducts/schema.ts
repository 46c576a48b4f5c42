import { link, richText, text, sliceOf } from '~/features/content/fields';

export const featuredProducts = sliceOf(
  { title: text, text: richText, collection_handle: text, link, link_text: text },
  { product_handle: text },
);

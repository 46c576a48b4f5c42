import { boolean, link, picture, richText, text, sliceOf } from '~/features/content/fields';

export const productGrid = sliceOf(
  {
    title: text,
    text: richText,
    picture_carousel: boolean,
  },
  {
    /** The product takes precedence over the collection. */
    product_handle: text,
    collection_handle: text,
    title: text,
    image: picture,
    link,
  },
);

import { boolean, link, picture, richText, text, sliceOf } from '~/features/content/fields';

export const productGrid = sliceOf(
  {
    title: text,
    text: richText,
    /** Each card shows its pictures as a carousel instead of one. */
    picture_carousel: boolean,
  },
  {
    /** A product, shown with its current price; takes precedence over the collection. */
    product_handle: text,
    /** A link to a collection. */
    collection_handle: text,
    title: text,
    image: picture,
    link,
  },
);

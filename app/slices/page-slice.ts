import type * as v from 'valibot';
import type { CardProduct } from '~/features/catalog/card-product';
import type { DeliveryTable } from '~/features/catalog/delivery-table';
import type { ArticleCard } from '~/features/content/journal.server';
import type { schemas } from '~/slices/schemas';

export type SliceType = keyof typeof schemas;

export type ParsedSlice<T extends SliceType = SliceType> = {
  [K in T]: { type: K; id: string } & v.InferOutput<(typeof schemas)[K]>;
}[T];

interface Loaded {
  /** Only if the slice's table is 'delivery'. */
  content: { delivery?: DeliveryTable };
  featured_products: { products: CardProduct[] };
  featured_posts: { posts: ArticleCard[] };
  product_grid: { products: CardProduct[] };
  /** One entry per item. */
  featured_events: { ended: boolean[] };
  /** `form`: CONTACT_URL is set. `findOrder`: path of the page; missing without the Admin API. */
  contact_content: { form: boolean; findOrder?: string };
  tradeform_content: { form: boolean };
}

export type PageSlice<T extends SliceType = SliceType> = {
  [K in T]: ParsedSlice<K> & (K extends keyof Loaded ? Loaded[K] : unknown);
}[T];

/** If false, the page must show another `h1`. */
export const startsWithTitle = ([first]: readonly PageSlice[]): boolean =>
  first?.type === 'hero_content' && first.primary.title !== '';

export interface SliceProps<T extends SliceType> {
  slice: PageSlice<T>;
  /** The title of a hero is then the page's `h1`. */
  first: boolean;
  anchors: readonly string[];
}

import type * as v from 'valibot';
import type { CardProduct } from '~/features/catalog/card-product';
import type { ArticleCard } from '~/features/content/journal.server';
import type { schemas } from '~/slices/schemas';

export type SliceType = keyof typeof schemas;

/** A parsed slice, discriminated by `type`; `ParsedSlice<'usp'>` is one of a type. */
export type ParsedSlice<T extends SliceType = SliceType> = {
  [K in T]: { type: K; id: string } & v.InferOutput<(typeof schemas)[K]>;
}[T];

/** Data that some slices load in addition to their own fields. */
interface Loaded {
  featured_products: { products: CardProduct[] };
  featured_posts: { posts: ArticleCard[] };
  product_grid: { products: CardProduct[] };
  /** For each item: whether the event had ended when the page was rendered. */
  featured_events: { ended: boolean[] };
  /** Whether this deployment can send the form (CONTACT_URL). */
  contact_content: { form: boolean };
  tradeform_content: { form: boolean };
}

/** A slice with its loaded data. */
export type PageSlice<T extends SliceType = SliceType> = {
  [K in T]: ParsedSlice<K> & (K extends keyof Loaded ? Loaded[K] : unknown);
}[T];

/** Props of a slice's component. */
export interface SliceProps<T extends SliceType> {
  slice: PageSlice<T>;
  /** The slice opens the page, so its title is the `h1`. */
  first: boolean;
  /** Ids of its parts, for slices whose parts can be linked to. */
  anchors: readonly string[];
}

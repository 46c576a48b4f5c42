import type * as v from 'valibot';
import type { CardProduct } from '~/features/catalog/card-product';
import type { ArticleCard } from '~/features/content/article';
import type { schemas } from '~/slices/schemas';

export type SliceType = keyof typeof schemas;

/** A parsed slice, discriminated by `type`. */
export type ParsedSlice = {
  [T in SliceType]: { type: T; id: string } & v.InferOutput<(typeof schemas)[T]>;
}[SliceType];

/** Data that some slices load in addition to their own fields. */
interface Loaded {
  featured_products: { products: CardProduct[] };
  featured_posts: { posts: ArticleCard[] };
  product_grid: { products: CardProduct[] };
  /** For each item: whether the event had ended when the page was rendered. */
  featured_events: { over: boolean[] };
  /** Whether this deployment can send the form (CONTACT_URL). */
  contact_content: { form: boolean };
  tradeform_content: { form: boolean };
}

type WithLoaded<S extends ParsedSlice> = S extends { type: infer T }
  ? S & (T extends keyof Loaded ? Loaded[T] : unknown)
  : never;

/** A slice with its loaded data. */
export type PageSlice = WithLoaded<ParsedSlice>;

/**
 * Props of every slice's component. `first`: the slice opens the page, so its title is the `h1`.
 * `anchors`: ids of its parts, for slices whose parts can be linked to.
 */
export interface SliceProps<S> {
  slice: S;
  first: boolean;
  anchors: readonly string[];
}

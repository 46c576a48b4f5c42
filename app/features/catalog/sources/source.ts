/** The interface of the catalogue's two sources: the product service and the Storefront API. */
import type { Variation } from '~/platform/cache/data-cache.server';
import type { Context } from '~/platform/context.server';
import type { Facets } from '../facets';
import type { ListFilter } from '../filters';
import type { ListQuery } from '../product-list';
import type { Product } from '../product';

/** A product with its description as the source gives it: HTML that is not cleaned yet. */
export interface SourceProduct extends Omit<Product, 'description' | 'descriptionText'> {
  descriptionHtml: string;
}

export interface SourceList {
  products: SourceProduct[];
  /** Number of all matches; null where the source cannot count. */
  count: number | null;
  hasNext: boolean;
  facets: Facets;
}

/** What a list filters: a collection or a search. */
export type ListScope = { collection: string } | { term: string };

export interface SourceCollection extends SourceList {
  handle: string;
  title: string;
  descriptionHtml: string;
  seo: { title: string | null; description: string | null };
}

/** All methods throw Unavailable. None caches or cleans HTML. */
export interface CatalogueSource {
  /** What its prices depend on besides the store. */
  variesBy: readonly Variation[];
  product(context: Context, handle: string): Promise<SourceProduct | null>;
  /** In the order of `handles`; null for an unknown one. With the first variants of each, or with `every` one. */
  products(
    context: Context,
    handles: string[],
    every?: { everyVariant: boolean },
  ): Promise<(SourceProduct | null)[]>;
  collection(context: Context, handle: string, query: ListQuery): Promise<SourceCollection | null>;
  search(context: Context, term: string, query: ListQuery): Promise<SourceList>;
  /** Counts over the products that match the filter. */
  facets(context: Context, scope: ListScope, filter: ListFilter): Promise<Facets>;
}

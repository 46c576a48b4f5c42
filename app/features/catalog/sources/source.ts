import type { Variation } from '~/platform/cache/data-cache.server';
import type { Context } from '~/platform/context.server';
import type { Facets } from '../facets';
import type { ListFilter } from '../filters';
import type { ListQuery } from '../product-list';
import type { Product } from '../product';

/** `descriptionHtml` isn't cleaned yet. */
export interface SourceProduct extends Omit<Product, 'description' | 'descriptionText'> {
  descriptionHtml: string;
}

export interface SourceList {
  products: SourceProduct[];
  /** All matches; null if unknown. */
  count: number | null;
  hasNext: boolean;
  facets: Facets;
}

export type ListScope = { collection: string } | { term: string };

interface SourceCollection extends SourceList {
  handle: string;
  title: string;
  descriptionHtml: string;
  seo: { title: string | null; description: string | null };
}

/** All methods throw Unavailable. None caches data or cleans HTML. */
export interface CatalogueSource {
  /** What prices depend on, besides the store. */
  variesBy: readonly Variation[];
  product(context: Context, handle: string): Promise<SourceProduct | null>;
  /**
   * In the order of `handles`; null for unknown handles. Without `everyVariant`, products have only their first
   * variants.
   */
  products(
    context: Context,
    handles: string[],
    every?: { everyVariant: boolean },
  ): Promise<(SourceProduct | null)[]>;
  collection(context: Context, handle: string, query: ListQuery): Promise<SourceCollection | null>;
  search(context: Context, term: string, query: ListQuery): Promise<SourceList>;
  facets(context: Context, scope: ListScope, filter: ListFilter): Promise<Facets>;
}

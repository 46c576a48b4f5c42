/** Where the catalogue comes from; two kinds, the same features. contracts §4.9. */
import type { Context } from '~/platform/context.server';
import type { Facets } from '../facets';
import type { ListFilter } from '../filters';
import type { ListQuery } from '../list';
import type { Product } from '../product';

export interface SourceList {
  products: Product[];
  /** All matches; null where the source cannot count. */
  count: number | null;
  hasNext: boolean;
  facets: Facets;
}

/** The whole that a list is narrowed from. */
export type ListScope = { collection: string } | { term: string };

export interface SourceCollection extends SourceList {
  handle: string;
  title: string;
  descriptionHtml: string;
  seo: { title: string | null; description: string | null };
}

/** All of them throw Unavailable; none of them caches or cleans HTML. */
export interface CatalogueSource {
  /** Part of cache keys: what prices depend on besides store and currency. */
  pricedBy(context: Context): string;
  product(context: Context, handle: string): Promise<Product | null>;
  /** In the order asked, unknown ones left out. */
  products(context: Context, handles: string[]): Promise<Product[]>;
  collection(context: Context, handle: string, query: ListQuery): Promise<SourceCollection | null>;
  search(context: Context, term: string, query: ListQuery): Promise<SourceList>;
  /** Counts alone, over what a filter leaves. */
  facets(context: Context, scope: ListScope, filter: ListFilter): Promise<Facets>;
}

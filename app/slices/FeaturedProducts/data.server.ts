import type { CardProduct } from '~/features/catalog/card-product';
import { getFeaturedProducts } from '~/features/catalog/featured-products.server';
import type { Context } from '~/platform/context.server';
import type { ParsedSlice } from '~/slices/page-slice';

/** The listed products, or the first products of the collection. Throws Unavailable. */
export const loadFeaturedProducts = (
  context: Context,
  { primary, items }: ParsedSlice<'featured_products'>,
): Promise<CardProduct[]> =>
  getFeaturedProducts(context, {
    handles: items.map(({ product_handle }) => product_handle).filter(Boolean),
    collection: primary.collection_handle,
  });

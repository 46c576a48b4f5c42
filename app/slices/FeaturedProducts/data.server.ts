import { getCollection, getProductsByHandles } from '~/features/catalog/catalog.server';
import type { CardProduct } from '~/features/catalog/card-product';
import { firstPage } from '~/features/catalog/product-list';
import type { Context } from '~/platform/context.server';
import type { ParsedSlice } from '~/slices/page-slice';

const railLength = 8;

/** The listed products, or else the first of the collection. Throws Unavailable. */
export async function loadFeaturedProducts(
  context: Context,
  { primary, items }: ParsedSlice<'featured_products'>,
): Promise<CardProduct[]> {
  const handles = items.map(({ product_handle }) => product_handle).filter(Boolean);
  if (handles.length > 0) return getProductsByHandles(context, handles.slice(0, railLength));
  if (!primary.collection_handle) return [];
  const collection = await getCollection(context, primary.collection_handle, firstPage);
  return collection?.products.slice(0, railLength) ?? [];
}

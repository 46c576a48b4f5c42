import type { Context } from '~/platform/context.server';
import type { CardProduct } from './card-product';
import { getCollection, getProductsByHandles } from './catalog.server';
import { firstFinishes } from './designs';
import { firstPage } from './product-list';

const maxProducts = 8;

/** At most eight: the slice's own products, else its collection's first products. Throws Unavailable. */
export async function getFeaturedProducts(
  context: Context,
  { handles, collection }: { handles: string[]; collection: string },
): Promise<CardProduct[]> {
  if (handles.length > 0) return getProductsByHandles(context, handles.slice(0, maxProducts));
  if (!collection) return [];
  const found = await getCollection(context, collection, firstPage);
  return firstFinishes(found?.products ?? []).slice(0, maxProducts);
}

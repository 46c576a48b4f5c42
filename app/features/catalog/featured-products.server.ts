import type { Context } from '~/platform/context.server';
import type { CardProduct } from './card-product';
import { getCollection, getProductsByHandles } from './catalog.server';
import { firstPage } from './product-list';

const maxProducts = 8;

/** The named products, or without names the first of the collection; at most eight. Throws Unavailable. */
export async function getFeaturedProducts(
  context: Context,
  { handles, collection }: { handles: string[]; collection: string },
): Promise<CardProduct[]> {
  if (handles.length > 0) return getProductsByHandles(context, handles.slice(0, maxProducts));
  if (!collection) return [];
  const found = await getCollection(context, collection, firstPage);
  return found?.products.slice(0, maxProducts) ?? [];
}

/** The collection of all products, by its usual handle. */
const everything = 'all';

/** What sells best, at most eight; nothing in a shop without a collection of everything. Throws Unavailable. */
export async function getBestSellers(context: Context): Promise<CardProduct[]> {
  const query = { ...firstPage, sort: 'best-selling' } as const;
  const found = await getCollection(context, everything, query);
  return found?.products.slice(0, maxProducts) ?? [];
}

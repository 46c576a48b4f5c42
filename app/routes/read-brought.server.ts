import { redirect } from '@shopify/remix-oxygen';
import { readShared, resolveBag, type Arrived } from '~/features/cart/handover';
import { unpackBag } from '~/features/cart/handover.server';
import { getProduct } from '~/features/catalog/catalog.server';
import type { Context } from '~/platform/context.server';

/** A query or form with a cart to import: `bag`, encrypted by a sibling store, or shared `item`s. */
interface Fields {
  get(name: string): unknown;
  getAll(name: string): unknown[];
}

/**
 * The cart to import, with this store's prices, stock and titles. Throws a redirect to the cart page
 * when there is nothing to import.
 */
export async function readBrought(
  context: Context,
  fields: Fields,
): Promise<{ lines: Arrived[]; cut: boolean }> {
  const sealed = fields.get('bag');
  const bag =
    typeof sealed === 'string' && sealed
      ? await unpackBag(context, sealed)
      : readShared(fields.getAll('item'));
  if (!bag) throw redirect('/cart', { headers: { 'Cache-Control': 'no-store' } });
  const handles = [...new Set(bag.lines.map(({ handle }) => handle))];
  const products = await Promise.all(handles.map((handle) => getProduct(context, handle)));
  const found = products.filter((product) => product !== null);
  return { lines: resolveBag(bag.lines, found), cut: bag.cut };
}

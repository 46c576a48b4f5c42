import { redirect } from '@shopify/remix-oxygen';
import { parseSharedItems, resolveLines, type ResolvedLine } from '~/features/cart/cart-transfer';
import { openTransfer } from '~/features/cart/cart-transfer.server';
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
export async function readImport(
  context: Context,
  fields: Fields,
): Promise<{ lines: ResolvedLine[]; cut: boolean }> {
  const sealed = fields.get('bag');
  const bag =
    typeof sealed === 'string' && sealed
      ? await openTransfer(context, sealed)
      : parseSharedItems(fields.getAll('item'));
  if (!bag) throw redirect('/cart', { headers: { 'Cache-Control': 'no-store' } });
  const handles = [...new Set(bag.lines.map(({ handle }) => handle))];
  const products = await Promise.all(handles.map((handle) => getProduct(context, handle)));
  const found = products.filter((product) => product !== null);
  return { lines: resolveLines(bag.lines, found), cut: bag.cut };
}

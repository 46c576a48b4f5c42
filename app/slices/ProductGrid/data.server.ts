import { getProductsByHandles } from '~/features/catalog/catalog.server';
import type { CardProduct } from '~/features/catalog/card-product';
import type { Context } from '~/platform/context.server';
import type { ParsedSlice } from '~/slices/page-slice';

const maxProducts = 24;

/** Without duplicates. Throws Unavailable. */
export async function loadProductGrid(
  context: Context,
  { items }: ParsedSlice<'product_grid'>,
): Promise<CardProduct[]> {
  const handles = new Set(items.map(({ product_handle }) => product_handle).filter(Boolean));
  if (handles.size === 0) return [];
  return getProductsByHandles(context, [...handles].slice(0, maxProducts));
}

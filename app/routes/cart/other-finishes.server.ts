import { getProduct } from '~/features/catalog/catalog.server';
import type { Product } from '~/features/catalog/product';
import type { Context } from '~/platform/context.server';

/** Each product requires a request. */
const most = 8;

/** From the product's swatches. Throws Unavailable. */
export async function getOtherFinishes(context: Context, handle: string): Promise<Product[]> {
  const product = await getProduct(context, handle);
  const related = product?.related.slice(0, most) ?? [];
  const found = await Promise.all(related.map((one) => getProduct(context, one.handle)));
  return found.filter((one) => one !== null);
}

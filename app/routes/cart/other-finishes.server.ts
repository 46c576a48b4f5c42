import { getProduct } from '~/features/catalog/catalog.server';
import type { Product } from '~/features/catalog/product';
import type { Context } from '~/platform/context.server';

/** Each is a product to be read. */
const most = 8;

/** The products that are the design of this one in its other finishes, as its swatches have them. Throws Unavailable. */
export async function getOtherFinishes(context: Context, handle: string): Promise<Product[]> {
  const product = await getProduct(context, handle);
  const related = product?.related.slice(0, most) ?? [];
  const found = await Promise.all(related.map((one) => getProduct(context, one.handle)));
  return found.filter((one) => one !== null);
}

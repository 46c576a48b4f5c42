import { availabilityOf } from '~/features/catalog/availability';
import { getProduct } from '~/features/catalog/catalog.server';
import type { Variant } from '~/features/catalog/product';
import type { Context } from '~/platform/context.server';

/** Undefined if the shop has no gift wrapping, or it can't be bought. Throws Unavailable. */
export async function findGiftWrap(context: Context): Promise<Variant | undefined> {
  const { GIFT_WRAP } = context.env;
  const product = GIFT_WRAP ? await getProduct(context, GIFT_WRAP) : null;
  return product?.variants.find((one) => availabilityOf(one).button === 'add');
}

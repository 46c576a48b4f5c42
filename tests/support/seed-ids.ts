/** Ids change when the seed grows, so tests use handles. */
import { makeSeed } from '../../sandbox/seed';

const { products } = makeSeed();

export const productId = (handle: string): number => productOf(handle).id;

/** Digits only. `title` is required if the product has several variants. */
export function variantId(handle: string, title = 'Default Title'): string {
  const variant = productOf(handle).variants.find((one) => one.title === title);
  if (!variant) throw new Error(`The seed has no variant ${title} of ${handle}.`);
  return String(variant.id);
}

export const variantPath = (handle: string, title?: string): string =>
  `/products/${handle}?variant=${variantId(handle, title)}`;

function productOf(handle: string) {
  const product = products.find((one) => one.handle === handle);
  if (!product) throw new Error(`The seed has no product ${handle}.`);
  return product;
}

/** The ids of what the sandbox sells, by handle: they move when the seed grows, so no test may know them. */
import { makeSeed } from '../../sandbox/seed';

const { products } = makeSeed();

/** A product's id, as a number. */
export const productId = (handle: string): number => productOf(handle).id;

/** The digits of a variant's id; a product with more than one needs the variant's title. */
export function variantId(handle: string, title = 'Default Title'): string {
  const variant = productOf(handle).variants.find((one) => one.title === title);
  if (!variant) throw new Error(`The seed has no variant ${title} of ${handle}.`);
  return String(variant.id);
}

/** The address that chooses a variant. */
export const variantPath = (handle: string, title?: string): string =>
  `/products/${handle}?variant=${variantId(handle, title)}`;

function productOf(handle: string) {
  const product = products.find((one) => one.handle === handle);
  if (!product) throw new Error(`The seed has no product ${handle}.`);
  return product;
}

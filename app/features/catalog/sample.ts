/** A sample shows a finish. Lists and searches treat samples separately. */
import type { CardProduct, FirstVariant } from './card-product';
import { firstVariantOf } from './to-card';
import type { Product } from './product';

/** A variant of a sample product; the variant's title is the finish. */
export type Sample = Pick<
  CardProduct,
  'id' | 'handle' | 'title' | 'vendor' | 'images' | 'price' | 'priceMax'
> & { finish: string; firstVariant: FirstVariant };

export const asksForSamples = (term: string): boolean => /\bsampl/i.test(term);

/** Includes samples out of stock. */
export const samplesOf = (
  product: Pick<Product, 'id' | 'handle' | 'title' | 'vendor' | 'variants' | 'images'>,
): Sample[] =>
  product.variants.map((variant) => {
    const { id, handle, title, vendor } = product;
    const image = variant.image ?? product.images[0];
    return {
      id,
      handle,
      title,
      vendor,
      finish: variant.title,
      images: image ? [image] : [],
      price: variant.price,
      priceMax: variant.price,
      firstVariant: { ...firstVariantOf(variant), title: '' },
    };
  });

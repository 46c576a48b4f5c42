/** A sample shows a finish. Lists and searches treat samples separately. */
import { availabilityOf } from './availability';
import type { CardProduct, FirstVariant } from './card-product';
import { isSameValue } from './filters';
import { firstVariantOf } from './card-product';
import { isSent, type Product } from './product';
import { isFinishOption } from './variant-words';

/** A variant of a sample product; the variant's title is the finish. */
export type Sample = Pick<
  CardProduct,
  'id' | 'handle' | 'title' | 'vendor' | 'images' | 'price' | 'priceMax'
> & { finish: string; firstVariant: FirstVariant };

export const asksForSamples = (term: string): boolean => /\bsampl/i.test(term);

export type OfferedSample = Sample & {
  /**
   * Variants with this finish. Null means all variants. An empty list means that the finish belongs to a related
   * product.
   */
  of: string[] | null;
};

/** Available samples, the product's own finish first. */
export function samplesFor(
  {
    id,
    finish,
    options,
    variants,
    related,
  }: Pick<Product, 'id' | 'finish' | 'options' | 'variants' | 'related'>,
  samples: readonly Sample[],
): OfferedSample[] {
  if (variants.length > 0 && !variants.some(isSent)) return [];
  const index = options.findIndex(({ name }) => isFinishOption(name));
  const ofFinish = (name: string) =>
    variants.filter((one) => isSameValue(one.options[index] ?? '', name)).map((one) => one.id);
  const named = related.map(({ label }) => sampleOf(label, samples));
  const offered = samples.flatMap((sample): OfferedSample[] => {
    if (sample.id === id || availabilityOf(sample.firstVariant).button !== 'add') return [];
    if (index < 0) {
      if (isSameValue(sample.finish, finish ?? '')) return [{ ...sample, of: null }];
      return named.includes(sample) ? [{ ...sample, of: [] }] : [];
    }
    const of = ofFinish(sample.finish);
    return of.length > 0 ? [{ ...sample, of }] : [];
  });
  return offered.toSorted((one, other) => Number(isOther(one)) - Number(isOther(other)));
}

/**
 * Swatches have shorter names: 'Nickel' matches 'Satin nickel', but 'Brass' matches 'Aged brass' only if no sample is
 * called 'Brass'.
 */
const sampleOf = (label: string, samples: readonly Sample[]): Sample | undefined =>
  samples.find(({ finish }) => isSameValue(finish, label)) ??
  samples.find(({ finish }) => finish.toLowerCase().endsWith(` ${label.toLowerCase()}`));

const isOther = ({ of }: OfferedSample): boolean => of?.length === 0;

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

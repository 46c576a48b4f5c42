/** Samples of finishes, ordered like products but not part of the range. */
import { availabilityOf } from './availability';
import type { CardProduct, FirstVariant } from './card-product';
import { isSameValue } from './filters';
import { isSent, type Product } from './product';
import { isFinishOption } from './variant-words';

/** One variant of a sample product; the variant's title is the finish. */
export type Sample = Pick<
  CardProduct,
  'id' | 'handle' | 'title' | 'vendor' | 'images' | 'price' | 'priceMax'
> & { finish: string; firstVariant: FirstVariant };

export const asksForSamples = (term: string): boolean => /\bsampl/i.test(term);

export type OfferedSample = Sample & {
  /** Variants (ids) with its finish; null for all. */
  of: string[] | null;
};

/** Available samples in the product's finishes. */
export function samplesFor(
  { id, finish, options, variants }: Pick<Product, 'id' | 'finish' | 'options' | 'variants'>,
  samples: readonly Sample[],
): OfferedSample[] {
  if (variants.length > 0 && !variants.some(isSent)) return [];
  const index = options.findIndex(({ name }) => isFinishOption(name));
  const ofFinish = (name: string) =>
    variants.filter((one) => isSameValue(one.options[index] ?? '', name)).map((one) => one.id);
  return samples.flatMap((sample) => {
    if (sample.id === id || availabilityOf(sample.firstVariant).button !== 'add') return [];
    if (index < 0) return isSameValue(sample.finish, finish ?? '') ? { ...sample, of: null } : [];
    const of = ofFinish(sample.finish);
    return of.length > 0 ? { ...sample, of } : [];
  });
}

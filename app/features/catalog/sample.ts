/** Samples of finishes: small pieces that are ordered like products, but are none of the range. */
import { availabilityOf } from './availability';
import type { CardProduct, FirstVariant } from './card-product';
import { isSameValue } from './filters';
import { isSent, type Product } from './product';
import { isFinishOption } from './variant-words';

/** A sample as an add button needs it: one variant of a product of samples, whose title is the name of a finish. */
export type Sample = Pick<
  CardProduct,
  'id' | 'handle' | 'title' | 'vendor' | 'images' | 'price' | 'priceMax'
> & { finish: string; firstVariant: FirstVariant };

/** True for a search that is about samples. */
export const asksForSamples = (term: string): boolean => /\bsampl/i.test(term);

/** A sample that a product offers. */
export type OfferedSample = Sample & {
  /** Ids of the product's variants that have its finish; null when the whole product has. */
  of: string[] | null;
};

/** Of all samples those that can be ordered, of finishes that the product has. Where variants differ by it, theirs. */
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

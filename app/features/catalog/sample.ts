/** Samples of finishes: small pieces that are ordered like products, but are none of the range. Safe in the browser. */
import { availabilityOf } from './availability';
import type { FirstVariant } from './card-product';
import { isSameValue } from './filters';
import { isFinishOption, type Product, type ProductImage, type Variant } from './product';

/** A sample that can be ordered: a variant of a product of samples, named like its finish. */
export interface Sample {
  product: Pick<Product, 'id' | 'handle' | 'title' | 'vendor' | 'finish' | 'images'> & {
    options: { name: string }[];
  };
  variant: FirstVariant & { compareAt: Variant['compareAt']; image: ProductImage | null };
}

/** True for a product of samples: rails, searches for something else and feeds leave it out. */
export const isSampleType = (type: string): boolean => /^samples?$/i.test(type.trim());

/** True for a search that is about samples. */
export const asksForSamples = (term: string): boolean => /\bsampl/i.test(term);

type Finished = Pick<Product, 'options' | 'finish'>;

/** Finish of the selected variant, where variants differ by it; else the product's. Null while none is selected. */
function finishOf({ options, finish }: Finished, variant: Pick<Variant, 'options'> | null) {
  const index = options.findIndex(({ name }) => isFinishOption(name));
  return index < 0 ? finish : (variant?.options[index] ?? null);
}

/** The sample of what is selected; null without one that can be ordered. */
export function sampleFor(
  product: Finished,
  variant: Pick<Variant, 'options'> | null,
  samples: readonly Sample[],
): Sample | null {
  const finish = finishOf(product, variant);
  return samples.find((one) => isSameValue(one.variant.title, finish ?? '')) ?? null;
}

/** Of all samples those that can be ordered, of finishes that the product has. */
export const samplesFor = (
  product: Finished & Pick<Product, 'id' | 'variants'>,
  samples: readonly Sample[],
): Sample[] =>
  samples.filter(
    (one) =>
      one.product.id !== product.id &&
      availabilityOf(one.variant).button === 'add' &&
      [null, ...product.variants].some((variant) => sampleFor(product, variant, [one])),
  );

import { availabilityOf } from './availability';
import { isSameValue } from './filters';
import { isFinishOption } from './option-names';
import { isSent, type Product } from './product';
import type { Sample } from './sample';

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

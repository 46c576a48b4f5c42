import { weightInWords } from '~/ui/weight';
import type { Fact } from './description';
import type { Variant } from './product';

/** Returns the weight of the variants, such as '3 to 5 lb'; empty if no variant has one. */
export function weightOf(variants: readonly Variant[], locale: string): Fact[] {
  const grams = variants.flatMap((one) => one.grams ?? []);
  if (grams.length === 0) return [];
  const ends = [Math.min(...grams), Math.max(...grams)].map((one) => weightInWords(one, locale));
  return [{ term: 'Weight', text: [...new Set(ends)].join(' to ') }];
}

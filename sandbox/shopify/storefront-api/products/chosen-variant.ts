/** Initial and adjacent variants of a product page (versions after 2024-07). */
import type { SeedProduct, SeedVariant } from '../../../seed/types';
import { variantBySelectedOptions } from './options';
import { isAvailable, selectedOptions } from './variant';

export type ChoiceArgs = {
  selectedOptions?: { name: string; value: string }[] | null;
  ignoreUnknownOptions: boolean;
  caseInsensitiveMatch: boolean;
};

/** Returns the selected variant, else the first available variant, else the first variant. */
export function chosenVariant(product: SeedProduct, args: ChoiceArgs): SeedVariant | undefined {
  const { selectedOptions: asked, ignoreUnknownOptions, caseInsensitiveMatch } = args;
  const found =
    asked &&
    variantBySelectedOptions(product, asked, {
      ignoreUnknown: ignoreUnknownOptions,
      anyCase: caseInsensitiveMatch,
    });
  return found ?? product.variants.find(isAvailable) ?? product.variants[0];
}

export function adjacentVariants(product: SeedProduct, args: ChoiceArgs): SeedVariant[] {
  const chosen = chosenVariant(product, args);
  if (!chosen) return [];
  const own = selectedOptions(product, chosen);
  return product.variants.filter((variant) => {
    const other = selectedOptions(product, variant);
    return own.filter(({ value }, index) => other[index]?.value !== value).length === 1;
  });
}

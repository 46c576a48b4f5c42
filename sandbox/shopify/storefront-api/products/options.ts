import { finishes } from '../../../seed/finishes';
import type { SeedProduct, SeedVariant } from '../../../seed/types';
import { gid } from '../graphql/gid';
import { selectedOptions } from './variant';

type Selected = { name: string; value: string };

/**
 * A product's options. Shopify gives a product without any the option `Title` with `Default Title`.
 */
export function optionViews(product: SeedProduct) {
  const options =
    product.options.length > 0 ? product.options : [{ name: 'Title', values: ['Default Title'] }];
  return options.map(({ name, values }, index) => ({
    __typename: 'ProductOption',
    id: gid('ProductOption', product.id * 10 + index),
    name,
    values,
    optionValues: values.map((value, place) => ({
      __typename: 'ProductOptionValue',
      id: gid('ProductOptionValue', (product.id * 10 + index) * 100 + place),
      name: value,
      swatch: swatchOf(value),
    })),
  }));
}

/** An option value that names a finish has that finish's colour. */
function swatchOf(value: string) {
  const finish = finishes.find(({ name }) => name.toLowerCase() === value.toLowerCase());
  return finish ? { color: finish.hex, image: null } : null;
}

/**
 * The variant with the selected options; null when an option of the product is missing. An unknown
 * option name matches no variant unless `ignoreUnknown` is set.
 */
export function variantBySelectedOptions(
  product: SeedProduct,
  asked: Selected[],
  { ignoreUnknown, anyCase }: { ignoreUnknown: boolean; anyCase: boolean },
): SeedVariant | null {
  const same = (one: string, other: string) =>
    anyCase ? one.toLowerCase() === other.toLowerCase() : one === other;
  const fits = (variant: SeedVariant) => {
    const own = selectedOptions(product, variant);
    return asked.every(({ name, value }) => {
      const option = own.find((one) => same(one.name, name));
      return option ? same(option.value, value) : ignoreUnknown;
    });
  };
  const known = asked.filter(({ name }) =>
    optionViews(product).some((option) => same(option.name, name)),
  );
  const enough = known.length >= Math.max(1, product.options.length);
  return enough ? (product.variants.find(fits) ?? null) : null;
}

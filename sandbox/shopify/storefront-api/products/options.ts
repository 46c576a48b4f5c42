import type { SeedProduct, SeedVariant } from '../../../seed/types';
import type { Context } from '../graphql/context';
import { gid } from '../graphql/gid';
import { swatchView } from './swatch';
import { selectedOptions } from './variant';

type Selected = { name: string; value: string };

/**
 * As at Shopify, a product without options has the option `Title` with the value `Default Title`.
 * `view` returns a variant's GraphQL object.
 */
export function optionViews(
  context: Context,
  product: SeedProduct,
  view: (variant: SeedVariant) => unknown,
) {
  return optionsOf(product).map(({ name, values }, index) => ({
    __typename: 'ProductOption',
    id: gid('ProductOption', product.id * 10 + index),
    name,
    values,
    optionValues: values.map((value, place) => ({
      __typename: 'ProductOptionValue',
      id: gid('ProductOptionValue', (product.id * 10 + index) * 100 + place),
      name: value,
      swatch: swatchView(context, name, value),
      // The first by position.
      firstSelectableVariant: () => {
        const first = product.variants.find(
          (variant) => selectedOptions(product, variant)[index]?.value === value,
        );
        return first ? view(first) : null;
      },
    })),
  }));
}

const optionsOf = ({ options }: SeedProduct) =>
  options.length > 0 ? options : [{ name: 'Title', values: ['Default Title'] }];

/**
 * Returns null if an option of the product isn't selected. Also returns null if a selected option
 * doesn't exist, unless `ignoreUnknown` is set.
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
    optionsOf(product).some((option) => same(option.name, name)),
  );
  const enough = known.length >= Math.max(1, product.options.length);
  return enough ? (product.variants.find(fits) ?? null) : null;
}

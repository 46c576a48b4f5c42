import type { SeedProduct, SeedVariant } from '../../seed/types';
import { gid } from '../engine/gid';
import { selectedOptions } from './variant';

type Selected = { name: string; value: string };

/** A product's options; without any, Shopify's single `Title` / `Default Title`. */
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
      swatch: swatchOf(product, value),
    })),
  }));
}

/** The colour of a finish, where the product's related finishes or the general list know it. */
function swatchOf(product: SeedProduct, value: string) {
  const wanted = value.toLowerCase().replaceAll(' ', '-');
  const related = product.related.find(({ handle }) => handle.endsWith(`-${wanted}`));
  const digits = related?.color.replace('#', '') ?? finishes[value.toLowerCase()];
  const color = digits && /^([\da-f]{3}|[\da-f]{6})$/i.test(digits) ? `#${digits}` : null;
  return color ? { color, image: null } : null;
}

const finishes: Record<string, string> = {
  black: '1c1b1a',
  white: 'f4f1ea',
  brass: 'b08d4c',
  'aged brass': '8a6d3b',
  chrome: 'c9ccd1',
  nickel: 'b5b0a6',
  bronze: '5b4636',
  copper: 'b06f4a',
  oak: 'c8a97e',
  walnut: '6b4a33',
  linen: 'e6dccb',
  natural: 'd9c9ae',
};

/**
 * The variant that has the options asked for. Unknown option names rule a variant out unless
 * they are to be ignored; a missing name matches any value, the first variant wins.
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

/** Combinations of option values as one text, which Hydrogen decodes: `encodedVariantExistence` and `…Availability`. */
import type { SeedProduct, SeedVariant } from '../../../seed/types';

/** Values of the first option by their place, each with those of the next; the last option's have none. */
type Tree = Map<number, Tree>;

/** A variant's values, each as its place among the option's; a product without options has one, `Default Title`. */
const placesOf = (product: SeedProduct, variant: SeedVariant): number[] =>
  product.options.length === 0
    ? [0]
    : product.options.map(({ values }, index) => values.indexOf(variant.options[index] ?? ''));

/** The variants of a product that fit; '' for none. */
export function encodedVariants(
  product: SeedProduct,
  fits: (variant: SeedVariant) => boolean,
): string {
  const tree: Tree = new Map();
  for (const variant of product.variants.filter(fits)) {
    let branch = tree;
    for (const place of placesOf(product, variant)) {
      const next = branch.get(place) ?? new Map();
      branch.set(place, next);
      branch = next;
    }
  }
  return tree.size === 0 ? '' : `v1_${encode(tree)}`;
}

/** `0:0-1,1:2,`: below the first value the values 0 and 1 of the next option, below the second its value 2. */
function encode(tree: Tree): string {
  const places = [...tree].sort(([one], [other]) => one - other);
  if (places.every(([, below]) => below.size === 0)) return ranges(places.map(([place]) => place));
  return places.map(([place, below]) => `${place}:${encode(below)},`).join('');
}

/** `0-2 4`. */
function ranges(places: readonly number[]): string {
  const starts = places.filter((place) => !places.includes(place - 1));
  const ends = places.filter((place) => !places.includes(place + 1));
  return starts
    .map((start, index) => (start === ends[index] ? `${start}` : `${start}-${ends[index]}`))
    .join(' ');
}

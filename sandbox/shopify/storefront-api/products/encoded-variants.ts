/** Hydrogen's option combinations as text: `encodedVariantExistence` and `…Availability`. */
import type { SeedProduct, SeedVariant } from '../../../seed/types';

/**
 * Keys are indexes of an option's values; a key's value is the tree of the next option. After the
 * last option, the tree is empty.
 */
type Tree = Map<number, Tree>;

/** Products without options have one value, `Default Title`, with index 0. */
const placesOf = (product: SeedProduct, variant: SeedVariant): number[] =>
  product.options.length === 0
    ? [0]
    : product.options.map(({ values }, index) => values.indexOf(variant.options[index] ?? ''));

/** '' if no variant fits. */
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

/**
 * Shopify's format. With two options, `0:0-1,1:2,` means three variants, whose options have values with the indexes
 * (0, 0), (0, 1) and (1, 2).
 */
function encode(tree: Tree): string {
  const places = [...tree].sort(([one], [other]) => one - other);
  if (places.every(([, below]) => below.size === 0)) return ranges(places.map(([place]) => place));
  return places.map(([place, below]) => `${place}:${encode(below)},`).join('');
}

function ranges(places: readonly number[]): string {
  const starts = places.filter((place) => !places.includes(place - 1));
  const ends = places.filter((place) => !places.includes(place + 1));
  return starts
    .map((start, index) => (start === ends[index] ? `${start}` : `${start}-${ends[index]}`))
    .join(' ');
}

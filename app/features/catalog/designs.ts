/** Lists show one card per design, with all its finishes. */
import type { CardProduct } from './card-product';
import type { Rating } from './product';
import type { Swatch } from './swatch';

export interface Design {
  product: CardProduct;
  finishes: CardProduct[];
}

/**
 * One entry per card, in the list's order. Products share a card if an earlier product has a swatch for a later one.
 */
export function designsOf(products: readonly CardProduct[]): Design[] {
  const designs: Design[] = [];
  const byHandle = new Map<string, Design>();
  for (const product of products) {
    const known = byHandle.get(product.handle);
    if (known) {
      known.finishes.push(product);
      continue;
    }
    const design = { product, finishes: [] };
    designs.push(design);
    for (const { handle } of [product, ...product.swatches])
      if (!byHandle.has(handle)) byHandle.set(handle, design);
  }
  return designs;
}

/** For short lists. */
export const firstFinishes = (products: readonly CardProduct[]): CardProduct[] =>
  designsOf(products).map(({ product }) => product);

/** Finds the product's swatch in its other `finishes`, because a product's `swatches` lack its own finish. */
export const ownSwatch = (
  { handle }: Pick<CardProduct, 'handle'>,
  finishes: readonly CardProduct[],
): Swatch | undefined =>
  finishes.flatMap(({ swatches }) => swatches).find((swatch) => swatch.handle === handle);

/**
 * The mean rating, weighted by review counts; null if `finishes` lacks a finish. If all finishes have the same rating,
 * returns it unchanged, because some review apps store the total rating with each finish.
 */
export function designRating({ product, finishes }: Design): Rating | null {
  const all = [product, ...finishes];
  const isComplete = product.swatches.every((swatch) =>
    all.some(({ handle }) => handle === swatch.handle),
  );
  const ratings = all.flatMap(({ rating }) => rating ?? []);
  const [first] = ratings;
  if (!first || !isComplete) return null;
  const { best, worst } = first;
  if (ratings.some((one) => one.best !== best || one.worst !== worst)) return null;
  if (ratings.every(({ value, count }) => value === first.value && count === first.count))
    return first;
  const count = ratings.reduce((sum, one) => sum + one.count, 0);
  const total = ratings.reduce((sum, one) => sum + one.value * one.count, 0);
  return { value: total / count, best, worst, count };
}

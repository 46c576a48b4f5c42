/**
 * Groups products that are finishes of the same design, so that lists show one card per design. This module can run in
 * the browser.
 */
import type { CardProduct } from './card-product';
import type { Rating } from './product';
import type { Swatch } from './swatch';

export interface Design {
  /** The first finish in the list; its card. */
  product: CardProduct;
  /** Other finishes in the list. */
  finishes: CardProduct[];
  /** Index of `product` in the list. */
  at: number;
}

/**
 * Returns one entry per card, in the list's order. If an earlier product has a swatch for a later product, both
 * products share a card.
 */
export function designsOf(products: readonly CardProduct[]): Design[] {
  const designs: Design[] = [];
  const byHandle = new Map<string, Design>();
  for (const [at, product] of products.entries()) {
    const known = byHandle.get(product.handle);
    if (known) {
      known.finishes.push(product);
      continue;
    }
    const design = { product, finishes: [], at };
    designs.push(design);
    for (const { handle } of [product, ...product.swatches])
      if (!byHandle.has(handle)) byHandle.set(handle, design);
  }
  return designs;
}

/** The first finish of each design, for short lists. */
export const firstFinishes = (products: readonly CardProduct[]): CardProduct[] =>
  designsOf(products).map(({ product }) => product);

/** A product's own swatch, which only its other finishes have. */
export const ownSwatch = (
  { handle }: Pick<CardProduct, 'handle'>,
  finishes: readonly CardProduct[],
): Swatch | undefined =>
  finishes.flatMap(({ swatches }) => swatches).find((swatch) => swatch.handle === handle);

/**
 * Returns the mean rating of all finishes, weighted by review counts; null if `finishes` lacks a finish. Some review
 * apps store the same total rating with each finish, so equal ratings are returned unchanged.
 */
export function designRating({ product, finishes }: Omit<Design, 'at'>): Rating | null {
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

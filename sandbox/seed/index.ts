import { collections } from './collections';
import { designs } from './designs/index';
import { generateDesign } from './generate';
import { productOf } from './product';
import { samples } from './samples';
import type { Seed, SeedProduct } from './types';

/**
 * Generates the products, always the same ones: first the hand-written designs and the samples, then generated ones
 * up to `count`. Without a count only the first.
 */
export function* products(count?: number): Generator<SeedProduct> {
  let ordinal = 0;
  for (const design of designs) {
    for (const finish of design.finishes) {
      if (count !== undefined && ordinal >= count) return;
      yield productOf(design, finish, ordinal++);
    }
  }
  if (ordinal === count) return;
  yield samples;
  for (let n = 0; count !== undefined && ordinal + 1 < count; n++) {
    const design = generateDesign(n);
    for (const finish of design.finishes) {
      if (ordinal + 1 >= count) return;
      yield productOf(design, finish, ordinal++);
    }
  }
}

/** The whole seed in memory. For very large counts iterate over `products` instead. */
export function makeSeed(count?: number): Seed {
  return { products: [...products(count)], collections };
}

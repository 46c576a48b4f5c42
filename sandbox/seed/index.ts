import { collections } from './collections';
import { designs } from './designs/index';
import { generateDesign } from './generate';
import { productOf } from './product';
import type { Seed, SeedProduct } from './types';

/**
 * Products one by one and always the same: first the hand-written ones, then, when a count asks
 * for more, made-up designs. Without a count only the hand-written ones.
 */
export function* products(count?: number): Generator<SeedProduct> {
  let ordinal = 0;
  for (const design of designs) {
    for (const finish of design.finishes) {
      if (count !== undefined && ordinal >= count) return;
      yield productOf(design, finish, ordinal++);
    }
  }
  for (let n = 0; count !== undefined && ordinal < count; n++) {
    const design = generateDesign(n);
    for (const finish of design.finishes) {
      if (ordinal >= count) return;
      yield productOf(design, finish, ordinal++);
    }
  }
}

/** The whole seed in memory; for very large counts read `products` instead. */
export function makeSeed(count?: number): Seed {
  return { products: [...products(count)], collections };
}

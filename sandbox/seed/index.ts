import { accessoryProducts } from './accessories';
import { collections } from './collections';
import { designs } from './designs/index';
import { generateDesign } from './generate';
import { notSent } from './not-sent';
import { productOf } from './product';
import { samples } from './samples';
import type { Seed, SeedProduct } from './types';

/**
 * Deterministic: handwritten designs, samples, unshipped products, accessories, then generated ones up to `count`;
 * without a count none of these.
 */
export function* products(count?: number): Generator<SeedProduct> {
  let ordinal = 0;
  for (const design of designs) {
    for (const finish of design.finishes) {
      if (count !== undefined && ordinal >= count) return;
      yield productOf(design, finish, ordinal++);
    }
  }
  const others = [samples, ...notSent, ...accessoryProducts];
  for (const [index, one] of others.entries()) {
    if (ordinal + index === count) return;
    yield one;
  }
  const most = (count ?? 0) - others.length;
  for (let n = 0; ordinal < most; n++) {
    const design = generateDesign(n);
    for (const finish of design.finishes) {
      if (ordinal >= most) return;
      yield productOf(design, finish, ordinal++);
    }
  }
}

/** The complete seed in memory. For very large counts iterate over `products`. */
export function makeSeed(count?: number): Seed {
  return { products: [...products(count)], collections };
}

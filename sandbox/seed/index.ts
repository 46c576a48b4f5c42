import { accessoryProducts } from './accessories';
import { collections } from './collections';
import { designs } from './designs/index';
import { generateDesign } from './generate';
import { notSent } from './not-sent';
import { productOf } from './product';
import { samples } from './samples';
import { sellingPlans } from './selling-plans';
import type { Seed, SeedProduct } from './types';

/**
 * Always generates the same products: handwritten designs, samples, unshipped products and
 * accessories. `count` cuts the list, or extends it with generated products.
 */
export function* products(count?: number): Generator<SeedProduct> {
  let ordinal = 0;
  for (const design of designs) {
    for (const finish of design.finishes) {
      if (count !== undefined && ordinal >= count) return;
      yield withPlans(productOf(design, finish, ordinal++));
    }
  }
  const others = [samples, ...notSent, ...accessoryProducts];
  for (const [index, one] of others.entries()) {
    if (ordinal + index === count) return;
    yield withPlans(one);
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

function withPlans(product: SeedProduct): SeedProduct {
  const plans = sellingPlans[product.handle];
  return plans ? { ...product, plans } : product;
}

/** Keeps all products in memory. For a very large `count`, iterate over `products` instead. */
export function makeSeed(count?: number): Seed {
  return { products: [...products(count)], collections };
}

import { accessoryProducts } from './accessories';
import { bundleProducts } from './bundles';
import { collections } from './collections';
import { designs } from './designs/index';
import { generateDesign } from './generate';
import { notSent } from './not-sent';
import { withPriceBreaks } from './price-breaks';
import { productOf } from './product';
import { samples } from './samples';
import { sellingPlans } from './selling-plans';
import type { Seed, SeedProduct } from './types';

/**
 * Always generates the same products: handwritten designs, samples, unshipped products,
 * accessories and bundles. `count` cuts the list, or extends it with generated products.
 */
export function* products(count?: number): Generator<SeedProduct> {
  let ordinal = 0;
  const known = new Map<string, SeedProduct>();
  for (const design of designs) {
    for (const finish of design.finishes) {
      if (count !== undefined && ordinal >= count) return;
      const one = withPlans(productOf(design, finish, ordinal++));
      known.set(one.handle, one);
      yield one;
    }
  }
  for (const one of accessoryProducts) known.set(one.handle, one);
  const others = [
    samples,
    ...notSent,
    ...accessoryProducts.map(withPriceBreaks),
    ...bundleProducts(known),
  ];
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

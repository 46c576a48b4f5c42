import type { Seed, SeedProduct } from './types';

/** The demo shop's goods. Placeholder shape while the catalogue is written. */
export function makeSeed(count?: number): Seed {
  return { products: [...products(count)], collections: [] };
}

/** Products one by one, deterministic; without a count only the hand-written ones. */
export function* products(_count?: number): Generator<SeedProduct> {
  yield* [];
}

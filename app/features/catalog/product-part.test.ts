import { expect, test } from 'vitest';
import { readInSteps } from './product-part';

const step = (from: number, hasNextPage: boolean) => ({
  product: {
    variants: {
      nodes: Array.from({ length: 100 }, (_, index) => from + index),
      pageInfo: { hasNextPage, endCursor: `after ${from + 99}` },
    },
  },
});

test.each([
  [100, [null]],
  [200, [null, 'after 99']],
  [2000, [null, 'after 99', 'after 199']],
])('of %d variants, reads as many as a product page shows', async (count, cursors) => {
  const asked: (string | null)[] = [];
  const { product } = await readInSteps((after) => {
    asked.push(after);
    const read = asked.length * 100;
    return Promise.resolve(step(read - 100, read < count));
  });
  expect(asked).toEqual(cursors);
  const nodes = product.variants.nodes;
  expect(nodes).toEqual(Array.from({ length: Math.min(count, 300) }, (_, index) => index));
});

test('a missing product has no variants to read', async () => {
  const missing: ReturnType<typeof step> | { product: null } = { product: null };
  expect(await readInSteps(() => Promise.resolve(missing))).toEqual({ product: null });
});

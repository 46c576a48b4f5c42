import { expect, test } from 'vitest';
import type { Context } from '~/platform/context.server';
import { addLines } from './add-lines.server';

/** Of a shop without variants. */
function openContext() {
  const asked: string[] = [];
  const context = {
    bindings: {},
    cookies: { get: () => undefined },
    env: { SESSION_SECRET: 'x'.repeat(32) },
    market: { country: 'US', currency: 'USD' },
    session: { get: () => undefined },
    storefront: {
      query: (_document: string, { variables }: { variables: { variantIds: string[] } }) => {
        asked.push(...variables.variantIds);
        return Promise.resolve({ variants: [], cart: null });
      },
    },
    visitor: 'visitor',
  } as unknown as Context;
  return { context, asked };
}

test('lines of one variant count once towards Shopify’s limit', async () => {
  const { context, asked } = openContext();
  const wanted = Array.from({ length: 300 }, (_, index) => ({
    variantId: String(index % 200),
    quantity: 1,
  }));
  await addLines(context, [...wanted, { variantId: '999', quantity: 1 }]);
  expect(asked).toHaveLength(201);
  expect(asked.at(-1)).toBe('gid://shopify/ProductVariant/999');
});

test('variants above Shopify’s limit are reported as not added', async () => {
  const { context, asked } = openContext();
  const wanted = Array.from({ length: 260 }, (_, index) => ({
    variantId: String(index),
    quantity: 1,
  }));
  const result = await addLines(context, wanted);
  expect(asked).toHaveLength(250);
  expect(result).toMatchObject({ ok: true, value: { short: wanted.map((one) => one.variantId) } });
});

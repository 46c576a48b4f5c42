import { expect, test } from 'vitest';
import { productFacts } from './product-markdown';
import { sampleProduct, sampleVariant } from './sample-product';

const site = {
  locale: 'en-US',
  addressOf: (href: string) => `https://shop.example${href}`,
};

const now = {
  from: '2026-12-01',
  to: '2026-12-03',
  destination: 'the United States',
  free: true,
  price: null,
  freeFrom: null,
};

const factsOf = (...variants: Parameters<typeof sampleProduct>) =>
  productFacts(
    {
      product: sampleProduct(...variants),
      deliveries: { now, later: {} },
      samples: [],
      complements: [],
      recommendations: [],
      terms: { today: '2026-07-01' },
      sameFinish: [],
    },
    site,
  ).source;

test('a variant with a quantity rule names it, and its link adds the least quantity', () => {
  const facts = factsOf(
    sampleVariant('1', { rule: { minimum: 6, maximum: null, increment: 6 } }),
    sampleVariant('2'),
  );
  expect(facts).toContain('| Variant | Price | Stock | Quantity | Page | Buy |');
  expect(facts).toMatch(/\| a multiple of 6 \|.*\[Buy\]\(https:\/\/shop\.example\/cart\/1:6\)/);
  expect(facts).toContain('https://shop.example/cart/2:1');
  expect(factsOf(sampleVariant('1'))).toContain('| Variant | Price | Stock | Page | Buy |');
});

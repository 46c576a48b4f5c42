import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '../../sandbox/seed';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const descriptionOf = (html: string) =>
  /<meta name="description" content="([^"]*)"/.exec(html)?.[1];

test('every product has a description: its own, or the first sentences of its text', async () => {
  const shopper = shop.shopper();
  const all = [...products()];
  const without = all.filter(({ seo }) => !seo.description);
  expect(without.length).toBeGreaterThan(5);
  for (const { handle } of without) {
    const { text } = await shopper.get(`/products/${handle}`);
    const description = descriptionOf(text);
    expect(description, handle).toMatch(/^\S.{20,}[.!?…]$/);
    expect(description, handle).not.toMatch(/[<>]|&lt;/);
    expect(text).toContain(`property="og:description" content="${description}"`);
  }
  const { handle } = all.find(({ seo }) => seo.description)!;
  expect(descriptionOf((await shopper.get(`/products/${handle}`)).text)).toBeTruthy();
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const read = async (path: string) => {
  const { text } = await shop.shopper().get(path);
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(text)?.[1];
  return { title: /<title>([^<]*)/.exec(text)?.[1], meta };
};

test('a page tells the title, the description and the picture that its editor gave it [R-245]', async () => {
  const { title, meta } = await read('/pages/about');
  expect(title).toBe('About us | Lintel');
  expect(meta('description')).toMatch(/^Eleven people, nine makers/);
  expect(meta('og:description')).toBe(meta('description'));
  expect(meta('og:image')).toContain('/prismic-images/rooms/store-front.jpg');
});

test('a product tells the texts that its metafields give it [R-245] [R-319]', async () => {
  const handle = 'halden-pendant-brass';
  const service = `${shop.addresses.sandbox}/api/shopify/product/handle/${handle}?currency=USD`;
  const { metafields } = (await (await fetch(service)).json()) as {
    metafields: { global: { title_tag: string; description_tag: string } };
  };
  const { title, meta } = await read(`/products/${handle}`);
  expect(title).toBe(`${metafields.global.title_tag} | Lintel`);
  expect(meta('description')).toBe(metafields.global.description_tag.replaceAll('&', '&amp;'));
});
